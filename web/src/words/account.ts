/** Parts of the page that are about people and our account, with their sentences. */
import { loadCatalogues } from "./catalogue.svelte";

export async function withAccountWords<Part>(part: Promise<{ default: Part }>): Promise<Part> {
  const [{ default: found }] = await Promise.all([part, loadCatalogues(["account"])]);
  return found;
}
