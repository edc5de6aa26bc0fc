/** The voice of a replay file: it stands in for the page's (see tools/build_replay.mjs) and speaks what the file carries. */
import type { Translate } from '../../boards/board';
import { speaker } from '../../i18n/fluent';

class CarriedI18n {
  language = $state('en');
  t = $state.raw<Translate>(speaker('en', []));

  load(language: string, texts: string) {
    this.language = language;
    this.t = speaker(language, [texts]);
  }
}

export const i18n = new CarriedI18n();
