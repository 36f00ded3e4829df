import type { SpeakerFile } from '#features/speakers/speaker.schema.ts';
import { type Language, prose, title } from './prose.ts';

type Works = Pick<SpeakerFile, 'talks' | 'videos' | 'publications' | 'appearances'>;

/** Talks, recordings, writings and past appearances, in the numbers that real profiles have. */
export function worksOf(language: Language): Works {
  const { random } = language;
  return {
    talks: listed(1, 3, language, (name) => ({
      title: name,
      abstract: prose(language, 45, 400),
      minutes: random.some([15, 20, 30, 45, 60, 90], 2),
      audience: title(language, 4, 8),
    })),
    videos: listed(0, 3, language, (name) => ({
      title: name,
      url: random.chance(0.3) ? 'https://video.example/watch' : '#',
      note: `${title(language, 3, 7)}.`,
      length: `${random.int(4, 50)} minutes`,
    })),
    publications: listed(0, 4, language, (name) => ({
      title: name,
      url: random.chance(0.5) ? '/resources/rapid-response' : '#',
      note: `${title(language, 3, 8)}.`,
    })),
    appearances: listed(0, 4, language, (name) => ({
      what: name,
      where: title(language, 2, 4),
      year: random.int(2014, 2026),
    })).toSorted((a, b) => b.year - a.year),
  };
}

/** So many works, no two of the same title. */
function listed<Work>(
  from: number,
  to: number,
  language: Language,
  workOf: (name: string) => Work,
): Work[] {
  const names = Array.from({ length: language.random.int(from, to) }, () => title(language, 3, 8));
  return [...new Set(names)].map(workOf);
}
