/** Requests to the server about club nights. */
import { ask } from "../wire/http";
import type { Night, NightChange, NightRequest, Nights } from "../wire/types";

export type Action = Night["may"][number];

export const ownNights = () => ask<Nights>("GET", "/nights");
export const openNight = (wish: NightRequest) => ask<Night>("POST", "/nights", wish);
export const nightOf = (id: string) => ask<Night>("GET", `/nights/${id}`);

/** Something done at a club night. */
export const act = (id: string, action: Action, facts: object = {}) =>
  ask<Night>("POST", `/nights/${id}/${action}`, facts);

export const change = (id: string, wish: NightChange) => act(id, "change", wish);
