import words from '../../../content/pages/event-proposal.yaml';
import type { EventProposalWords } from './event-proposal-words.schema.ts';

/** The words of the form for events, for code that runs in the browser. */
export const eventProposalWords = words as EventProposalWords;
