/** The languages of "what to do now". */
export const nowLanguages = ['en', 'es'] as const;
export type NowLanguage = (typeof nowLanguages)[number];

/** The pages, and the last step of their address in each language. */
export const nowSteps = {
  'extreme-heat': { en: 'extreme-heat', es: 'calor' },
  wildfires: { en: 'wildfires', es: 'humo' },
  'extreme-weather': { en: 'extreme-weather', es: 'tormenta' },
  flooding: { en: 'flooding', es: 'inundacion' },
} as const satisfies Record<string, Record<NowLanguage, string>>;

export type NowId = keyof typeof nowSteps;
export const nowIds = Object.keys(nowSteps) as NowId[];

const indexes = { en: '/now', es: '/es/ahora' } as const;

/** Where the page of a hazard is in a language; the page with the four doors where no hazard is named. */
export function nowHref(language: NowLanguage, id?: NowId): string {
  return id ? `${indexes[language]}/${nowSteps[id][language]}` : indexes[language];
}

/** The same page in every language, for `hreflang`. */
export function nowAlternates(id?: NowId): Record<NowLanguage, string> {
  return { en: nowHref('en', id), es: nowHref('es', id) };
}
