import type { Random } from './random.ts';
import { zipf } from './zipf.ts';

/** First names of many languages, marks and letters beyond Latin-1 among them; the frequent ones first. */
const firstNames = zipf(
  `Maria James Anna David Sofía Michael Fatima Daniel Emma Carlos Aisha Thomas Linh José Priya Robert
  Ana Chen Olivia Mohammed Grace Luis Hana William Zoë Kwame Ingrid Mateo Leila Patrick Yuki André
  Chiara Omar Renée Samuel Nokuthula Erik Małgorzata Diego Siobhán Tariq Élodie Viktor Björn Ximena
  Łukasz Nguyệt Søren Şükrü Çağla Jürgen Þóra Đức Ștefan Željko Gülşen Ka’iulani Miloš Aurélie Håkon
  Ifeoma Matthías Ásta Ólafur Jean-Luc Mary-Kate Xóchitl Wojciech Þorgerður Ċensa Ēriks Vėjas Őrs
  Ynyr Ɗanladi Ọlábísí Ġorġ Ņikita Åse Ľubica Ørjan`.split(/\s+/),
  6,
);

const front =
  `Ash Birch Brook Cald Cinder Cliff Copper Dawn Drift Elder Ember Fair Fen Fern Flint Frost Glen Gold
  Green Hail Harbor Hazel Heath Hollow Iron Ivory Juniper Lake Lantern Lark Linden Marsh Meadow Mill
  Moor Moss North Oak Orchard Pebble Pine Quarry Rain Red Reed River Rowan Saffron Salt Sand Silver Stone
  Storm Sumac Tern Thistle Thorn Tide Vale Water Weather West White Wild Willow Winter Wood Wren Yarrow`.split(
    /\s+/,
  );
const back =
  `acre bank beck bourne brook burn bury by cote croft dale den dike fell field ford gale garth gate
  grove ham haven hill holt hope hurst keep land ley light lock low mark mere moor mouth ness reach ridge
  rise shaw shore side spring stead stone stow thorpe tide ton vale wade walk ward water way well wick
  wind wold wood worth wright yard`.split(/\s+/);
const accented =
  `Núñezmar Gonçalvane Müllerfeld Øvergård Škvoreck Łąkowiec Čapkova Żurawin Đurđevale Nguyễnhal
  Åsbergen Ibáñezol Français-Moor Brontë-Hale Örnsköld Şahinoğl Țepeșan Hašekun`.split(/\s+/);

/** A first name and a family name; one in seven has an accent in the family name, one in twelve two names. */
export function personName(random: Random): { first: string; last: string } {
  const made = () => random.pick(front) + random.pick(back);
  const last = random.chance(0.14) ? random.pick(accented) : made();
  return { first: firstNames(random), last: random.chance(0.08) ? `${last}-${made()}` : last };
}

const ownLetters: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' },
  ...{ ƿ: 'w', ɓ: 'b', ɗ: 'd' },
};

/** A name → the file name that stands for it: small letters a to z and hyphens. */
export function idOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, (letter) => ownLetters[letter] ?? '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
