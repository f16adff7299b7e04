/** The address of a club night for others: on the server's own machine, “localhost” would be
 * useless to them. */
export const linkTo = (id: string, lanAddress: string | null): string =>
  new URL(`/night/${id}`, lanAddress ?? location.href).href;
