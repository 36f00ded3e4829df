/**
 * Blocks and correction words of each version at level M (ISO/IEC 18004:2015, table 9); blocks are
 * of one length up to version 6.
 */
const blocksOfM = [
  { blocks: 1, words: 26, correction: 10 },
  { blocks: 1, words: 44, correction: 16 },
  { blocks: 1, words: 70, correction: 26 },
  { blocks: 2, words: 100, correction: 18 },
  { blocks: 2, words: 134, correction: 24 },
  { blocks: 4, words: 172, correction: 16 },
];

/**
 * Returns the text of a QR code, read by the rules of the standard as a phone would. Knows versions
 * 1 to 6, level M, and bytes. Throws where a single module is wrong: nothing is corrected.
 */
export function readQr(modules: Modules): string {
  const version = (modules.length - 17) / 4;
  const layout = blocksOfM[version - 1];
  if (!layout) throw new Error(`a code of ${modules.length} modules is not read here`);
  const bits = dataModules(modules, version).slice(0, layout.words * 8);
  const words = bytesOf(bits);
  const blocks = Array.from({ length: layout.blocks }, (_, block) =>
    words.filter((_word, index) => index % layout.blocks === block),
  );
  for (const block of blocks) {
    if (!isWhole(block, layout.correction)) throw new Error('a word of the code is damaged');
  }
  return textOf(blocks.flatMap((block) => block.slice(0, -layout.correction)));
}

/**
 * Returns whether a block is a word of the Reed-Solomon code over GF(256) with the polynomial
 * 0x11d: whether it is 0 at each of the first powers of 2.
 */
function isWhole(block: readonly number[], correction: number): boolean {
  let root = 1;
  for (let power = 0; power < correction; power += 1) {
    let value = 0;
    for (const word of block) value = multiply(value, root) ^ word;
    if (value !== 0) return false;
    root = multiply(root, 2);
  }
  return true;
}

/** Multiplies in GF(256). */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** Reads byte mode: four bits of mode, eight of length, the bytes as UTF-8. */
function textOf(words: readonly number[]): string {
  const bits = words.map((word) => word.toString(2).padStart(8, '0')).join('');
  if (!bits.startsWith('0100')) throw new Error('the code does not hold bytes');
  const length = Number.parseInt(bits.slice(4, 12), 2);
  const bytes = bytesOf([...bits.slice(12, 12 + length * 8)].map((bit) => bit === '1'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}

function bytesOf(bits: readonly boolean[]): number[] {
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    numberOf(bits.slice(index * 8, index * 8 + 8)),
  );
}

/** Reads bits as a binary number, the highest first. */
function numberOf(bits: readonly boolean[]): number {
  let number = 0;
  for (const bit of bits) number = number * 2 + Number(bit);
  return number;
}

/** Rows of modules, `true` for dark. */
type Modules = readonly (readonly boolean[])[];

/** The bits with which the format bits are mixed (ISO/IEC 18004:2015, 7.9). */
const formatMask = 0b101010000010010;

/** Return whether a module is inverted, by the number of the mask (ISO/IEC 18004:2015, 7.8). */
const masks: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/**
 * Returns the bits of a code in reading order, without its mask. Throws unless both format strips
 * say level M.
 */
function dataModules(modules: Modules, version: number): boolean[] {
  const isMasked = masks[maskOf(modules)];
  if (!isMasked) throw new Error('there is no such mask');
  return readingOrder(modules.length)
    .filter(([y, x]) => !isFunction(y, x, modules.length, version))
    .map(([y, x]) => isDark(modules, y, x) !== isMasked(y, x));
}

/** Returns the number of the mask that both format strips name. */
function maskOf(modules: Modules): number {
  const end = modules.length - 1;
  const near = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => isDark(modules, 8, x));
  const up = [7, 5, 4, 3, 2, 1, 0].map((y) => isDark(modules, y, 8));
  const below = [0, 1, 2, 3, 4, 5, 6].map((back) => isDark(modules, end - back, 8));
  const right = [7, 6, 5, 4, 3, 2, 1, 0].map((back) => isDark(modules, 8, end - back));
  const first = numberOf([...near, ...up]);
  const second = numberOf([...below, ...right]);
  if (first !== second) throw new Error('the format strips differ');
  const format = first ^ formatMask;
  if (format >> 13 !== 0) throw new Error('the level of correction is not M');
  return (format >> 10) & 0b111;
}

/**
 * Returns the places of all modules in the order in which they are read: two columns at a time from
 * the right, up and down in turn, past the timing column.
 */
function readingOrder(size: number): [y: number, x: number][] {
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - pair * 2);
  return pairs.flatMap((column, pair) => {
    const right = column <= 6 ? column - 1 : column;
    const rows = Array.from({ length: size }, (_, y) => (pair % 2 === 0 ? size - 1 - y : y));
    return rows.flatMap((y): [number, number][] => [
      [y, right],
      [y, right - 1],
    ]);
  });
}

/**
 * Returns whether a module holds no data: finders with their format strips, timing, and the one
 * alignment pattern of versions 2 to 6.
 */
function isFunction(y: number, x: number, size: number, version: number): boolean {
  const isFinder = (y < 9 && x < 9) || (y < 9 && x >= size - 8) || (y >= size - 8 && x < 9);
  const isAlignment = version > 1 && Math.abs(y - (size - 7)) <= 2 && Math.abs(x - (size - 7)) <= 2;
  return isFinder || y === 6 || x === 6 || isAlignment;
}

function isDark(modules: Modules, y: number, x: number): boolean {
  return modules[y]?.[x] === true;
}
