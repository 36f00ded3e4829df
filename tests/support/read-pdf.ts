import { extractText, getDocumentProxy } from 'unpdf';

/** The facts and words that a reader shows of a PDF. */
interface ReadPdf {
  /** The number of its pages. */
  pages: number;
  title: string;
  author: string;
  /** Whether it says that its structure is tagged, for readers that speak. */
  isTagged: boolean;
  /** Its words in reading order, with single spaces. */
  text: string;
}

/** Reads the bytes of a PDF with pdf.js, the reader of Firefox. Throws where it is no PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  try {
    const { info } = await pdf.getMetadata();
    const { Title: title = '', Author: author = '' } = info as Record<string, string | undefined>;
    const marks = await pdf.getMarkInfo();
    const { text } = await extractText(pdf, { mergePages: true });
    return {
      pages: pdf.numPages,
      title,
      author,
      isTagged: marks?.Marked === true,
      text: text.replace(/\s+/g, ' '),
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}
