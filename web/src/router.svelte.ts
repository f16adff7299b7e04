/** Where in the app we are: the home page, a table, or where one comes back with a code. */

export const place = $state({ table: tableIn(location.pathname), back: isBack() });

function isBack(): boolean {
  return location.pathname === "/back";
}

function tableIn(path: string): string | null {
  return /^\/t\/([\w-]+)$/.exec(path)?.[1] ?? null;
}

export function goHome(): void {
  history.pushState(null, "", "/");
  place.table = null;
  place.back = false;
}

/** Where one comes back with a code. */
export function goBackIn(): void {
  history.pushState(null, "", "/back");
  place.table = null;
  place.back = true;
}

export function goToTable(id: string): void {
  history.pushState(null, "", `/t/${id}`);
  place.table = id;
}

addEventListener("popstate", () => {
  place.table = tableIn(location.pathname);
  place.back = isBack();
});
