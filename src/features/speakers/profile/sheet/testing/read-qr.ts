import { dataModules, type Modules } from './qr-modules.ts';

/** Blocks and correction words of each version at level M (ISO/IEC 18004:2015, table 9); blocks are of one length up to version 6. */
const blocksOfM = [
  { blocks: 1, words: 26, correction: 10 },
  { blocks: 1, words: 44, correction: 16 },
  { blocks: 1, words: 70, correction: 26 },
  { blocks: 2, words: 100, correction: 18 },
  { blocks: 2, words: 134, correction: 24 },
  { blocks: 4, words: 172, correction: 16 },
];

/**
 * Reads a QR code by the rules of the standard, as a telephone would, and says what it holds. Knows
 * versions 1 to 6, level M, and bytes. Throws where a single module is wrong: nothing is corrected.
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

/** Whether a block is a word of the Reed-Solomon code over GF(256) with the polynomial 0x11d. */
function isWhole(block: readonly number[], correction: number): boolean {
  return Array.from({ length: correction }, (_, power) => power).every((power) => {
    const root = Array.from({ length: power }).reduce<number>((x) => times(x, 2), 1);
    return block.reduce((sum, word) => times(sum, root) ^ word, 0) === 0;
  });
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** Byte mode: four bits of mode, eight of length, the bytes as UTF-8. */
function textOf(words: readonly number[]): string {
  const bits = words.map((word) => word.toString(2).padStart(8, '0')).join('');
  if (!bits.startsWith('0100')) throw new Error('the code does not hold bytes');
  const length = Number.parseInt(bits.slice(4, 12), 2);
  const bytes = bytesOf([...bits.slice(12, 12 + length * 8)].map((bit) => bit === '1'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}

function bytesOf(bits: readonly boolean[]): number[] {
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + Number(bit), 0),
  );
}
