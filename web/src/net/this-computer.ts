/** Names by which a computer calls itself: whoever opens such an address elsewhere finds their own. */
export const isThisComputer = (hostname: string) =>
  /^((.+\.)?localhost$|127\.|0\.0\.0\.0$|\[?::1?\]?$)/.test(hostname);
