/** Requests to the house. That it cannot be reached is said in a sentence, whatever the browser calls it. */
import { i18n } from '../i18n/i18n.svelte';

export class Unreachable extends Error {
  constructor() {
    super(i18n.t('unreachable'));
  }
}

/** An answer and what is read of it; `Unreachable` where the way there or back is cut. */
export async function reach<Read>(
  path: string,
  asked: RequestInit,
  read: (answer: Response) => Promise<Read>,
): Promise<Read> {
  try {
    return await read(await fetch(path, { credentials: 'same-origin', ...asked }));
  } catch (fault) {
    throw fault instanceof TypeError ? new Unreachable() : fault;
  }
}
