/** Where in the app we are: the home page, or a table. */

export const place = $state({ table: tableIn(location.pathname) });

function tableIn(path: string): string | null {
  return /^\/t\/([\w-]+)$/.exec(path)?.[1] ?? null;
}

export function goHome(): void {
  history.pushState(null, "", "/");
  place.table = null;
}

export function goToTable(id: string): void {
  history.pushState(null, "", `/t/${id}`);
  place.table = id;
}

addEventListener("popstate", () => {
  place.table = tableIn(location.pathname);
});
