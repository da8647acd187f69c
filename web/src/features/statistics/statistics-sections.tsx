import type { Place } from '../../ui/links/place.ts'
import { ComplaintAreas, ComplaintTypes } from './complaints/complaints.tsx'
import { ComplaintSquares } from './complaints/squares.tsx'
import type { Shown } from './figures/shown.ts'
import frame from './frame/frame.module.css'
import { Headline } from './headline/headline.tsx'
import { Answers, Arrivals } from './sections/bars.tsx'
import { Categories, Channels, Outcomes } from './sections/categories.tsx'
import { Departments } from './sections/departments.tsx'
import { People } from './sections/people.tsx'
import { Types } from './sections/types.tsx'
import { Ages, Steps } from './sections/waiting.tsx'

/** All figures of a page. The people stand with a department, the departments with the institution. */
export function StatisticsSections({ pageOf, ...shown }: Shown & { pageOf: (group: number) => Place }) {
  const { data } = shown
  return (
    <div className={frame.sections}>
      <Headline {...shown} />
      <Arrivals {...shown} />
      <Answers {...shown} />
      {data.group === null ? (
        <div className={frame.whole}>
          <Departments {...shown} pageOf={pageOf} />
        </div>
      ) : (
        <div className={frame.whole}>
          <People {...shown} />
        </div>
      )}
      <Steps {...shown} />
      <Ages {...shown} />
      <div className={frame.whole}>
        <Types {...shown} />
      </div>
      <Categories {...shown} />
      <Channels {...shown} />
      <Outcomes {...shown} />
      <ComplaintTypes {...shown} />
      <ComplaintAreas {...shown} />
      <ComplaintSquares data={data} />
    </div>
  )
}
