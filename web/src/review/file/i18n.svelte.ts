/** The voice of a replay file: it stands in for the page's (see tools/build_replay.mjs) and speaks what the file carries. */
import type { Say } from '../../boards/board';
import { speaker } from '../../i18n/fluent';

class CarriedVoice {
  language = $state('en');
  say = $state.raw<Say>(speaker('en', []));

  speak(language: string, texts: string) {
    this.language = language;
    this.say = speaker(language, [texts]);
  }
}

export const voice = new CarriedVoice();
