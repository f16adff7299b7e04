/** Our own games, for everything on the home page that lists them. */
import { invitations } from "../people/requests";
import { hideTable, myTables } from "../wire/http";
import { Request } from "../wire/request.svelte";
import type { Invitation, OwnTable } from "../wire/types";
import { guest, loadGuest } from "./guest.svelte";
import { isOurTurn } from "./turns";

/** In milliseconds. */
const PAUSE = 20_000;

export class OwnGames {
  tables = $state.raw<OwnTable[] | null>(null);
  /** The tables that we are invited to. */
  invitations = $state.raw<Invitation[]>([]);
  readonly listing = new Request();

  /** Those in which it is our turn, the ones with the least time left first. */
  ours = $derived.by(() =>
    (this.tables ?? [])
      .filter(isOurTurn)
      .sort((one, other) => (one.due ?? Infinity) - (other.due ?? Infinity)),
  );
  /** Those in which others are to move: running games first, then tables that are still open. */
  others = $derived.by(() =>
    (this.tables ?? [])
      .filter((table) => table.status !== "over" && !isOurTurn(table))
      .sort((one, other) => Number(one.status === "open") - Number(other.status === "open")),
  );
  over = $derived.by(() => (this.tables ?? []).filter(({ status }) => status === "over"));

  /** Keeps the list up to date while it is shown; returns a function that stops this. */
  watch = (): (() => void) => {
    void this.list();
    const again = () => {
      if (!document.hidden) void this.list();
    };
    const timer = setInterval(() => guest.known && again(), PAUSE);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  };

  list = (): Promise<void> =>
    this.listing.make(async () => {
      await loadGuest();
      if (!guest.known) {
        this.tables = [];
        return;
      }
      const [{ tables }, invited] = await Promise.all([myTables(), invitations()]);
      this.tables = tables;
      this.invitations = invited.invitations;
    });

  hide = (table: string, hidden: boolean): Promise<void> =>
    this.listing.make(async () => {
      this.tables = (await hideTable(table, hidden)).tables;
    });
}
