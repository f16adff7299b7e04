/** The sentences of Roll & Write: its rules and its page. */
export const CATALOGUES = ["rollwrite", "rollwrite-page"];
