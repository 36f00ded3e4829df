import { ClaimFigure } from '#features/evidence/claims/ClaimFigure.tsx';
import { StatisticDrawing } from './StatisticDrawing.tsx';
import type { StatisticView } from './statistic.ts';

interface Props {
  statistic: StatisticView;
}

/** One large figure, drawn to scale, with its sentence and its source under it. */
export function StatisticCard({ statistic: { label, drawing, claim } }: Props) {
  return (
    <ClaimFigure claim={claim} size="display" wording={label}>
      <StatisticDrawing drawing={drawing} />
    </ClaimFigure>
  );
}
