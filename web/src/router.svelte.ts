/** Where in the app we are: the home page, a table, or another page. */

export const place = $state(placeAt(location.pathname));

interface Place {
  table: string | null;
  /** Another page: its name and, as in /rules/palace, its subject. */
  page: { name: string; about: string | null } | null;
}

function placeAt(path: string): Place {
  const [, replayed] = /^\/t\/([\w-]+)\/replay\/?$/.exec(path) ?? [];
  if (replayed) return { table: null, page: { name: "replay", about: replayed } };
  const [, name, about = null] = /^\/(\w+)(?:\/([\w-]+))?\/?$/.exec(path) ?? [];
  if (name === "t") return { table: about, page: null };
  return { table: null, page: name ? { name, about } : null };
}

/** Goes to a path of the app, which may end in # and a rule. */
export function go(path: string): void {
  history.pushState(null, "", path);
  Object.assign(place, placeAt(location.pathname));
  if (!location.hash) scrollTo(0, 0);
}

export const goHome = (): void => go("/");

export const goToTable = (id: string): void => go(`/t/${id}`);

addEventListener("popstate", () => {
  Object.assign(place, placeAt(location.pathname));
});
