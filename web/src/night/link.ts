/** The address of a club night for others. On the machine of the server itself, “localhost” would
 * lead nobody else here. */
export const linkTo = (id: string, lanAddress: string | null): string =>
  new URL(`/night/${id}`, lanAddress ?? location.href).href;
