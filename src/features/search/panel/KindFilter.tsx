import { type ResultKind, resultKinds } from '../records/search-record.ts';
import { searchWords as words } from '../search-words.ts';

interface Props {
  chosen: readonly ResultKind[];
  counts: Readonly<Record<ResultKind, number>>;
  onToggle: (kind: ResultKind) => void;
}

/** Which kinds are shown, each with the number that was found; kinds without a find are left out unless they are chosen. */
export function KindFilter({ chosen, counts, onToggle }: Props) {
  const kinds = resultKinds.filter((kind) => counts[kind] > 0 || chosen.includes(kind));
  return (
    <fieldset className="search-kinds">
      <legend className="visually-hidden">{words.kinds.label}</legend>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="search-kind"
          aria-pressed={chosen.includes(kind)}
          onClick={() => onToggle(kind)}
        >
          {words.kinds.names[kind]} <span className="search-number">{counts[kind]}</span>
        </button>
      ))}
    </fieldset>
  );
}
