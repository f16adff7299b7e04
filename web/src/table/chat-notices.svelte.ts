/** What others do and write appears at the table for a moment, whatever is in view. */
import { untrack } from "svelte";
import type { TableSocket } from "../wire/table.svelte";
import { words } from "../words/catalogue.svelte";
import type { Notices } from "./notices.svelte";

interface Chat {
  socket: () => TableSocket | null;
  /** The number of the last chat message that was read. */
  read: () => number;
  /** Our own name. */
  own: () => string | undefined;
}

export function showChatNotices(notices: Notices, { socket, read, own }: Chat): void {
  /** What was written before we came is not shown any more. */
  let shown = untrack(read);
  $effect(() => {
    const last = socket()?.chat.at(-1);
    // What spectators write is only shown in their channel.
    if (!last || last.number <= shown || last.channel !== "table") return;
    shown = last.number;
    untrack(() => {
      if (last.number <= read() || notices.notice !== null) return;
      if (last.notice) {
        if (last.notice.facts.name !== own()) notices.show(last.notice);
      } else if (last.name !== own()) {
        const text = last.phrase ? words("phrase", { phrase: last.phrase }) : last.text;
        notices.show(words("chat-said", { name: last.name, said: text }));
      }
    });
  });
}
