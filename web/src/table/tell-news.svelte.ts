/** What others do and say is seen at the table for a moment, whatever is in sight. */
import { untrack } from "svelte";
import type { TableSocket } from "../wire/table.svelte";
import { words } from "../words/catalogue.svelte";
import type { Notices } from "./notices.svelte";

interface Told {
  socket: () => TableSocket | null;
  /** The number of the last chat message that was read. */
  read: () => number;
  /** What we are called. */
  own: () => string | undefined;
}

export function tellNews(notices: Notices, { socket, read, own }: Told): void {
  /** What was written before we came is not told any more. */
  let told = untrack(read);
  $effect(() => {
    const last = socket()?.chat.at(-1);
    // What spectators say is read where it is.
    if (!last || last.number <= told || last.channel !== "table") return;
    told = last.number;
    untrack(() => {
      if (last.number <= read() || notices.notice !== null) return;
      if (last.notice) {
        if (last.notice.facts.name !== own()) notices.show(last.notice);
      } else if (last.name !== own()) {
        const said = last.phrase ? words("phrase", { phrase: last.phrase }) : last.text;
        notices.show(words("chat-said", { name: last.name, said }));
      }
    });
  });
}
