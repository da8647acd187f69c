import { get, noIds, type Samples } from '../sample.ts'

const base = '/api/statistics'
const period = 'from=2026-01-01&to=2026-12-31&compare=year_before'
const ofAll = noIds('tells of the whole institution')

/** Figures of a department and of the institution. */
export const statisticsSamples: Samples = (about) => {
  const ofGroup = { nowhere: 404, elsewhere: 'missing' } as const
  return {
    'statistics.department': {
      calls: [get(`${base}/department?${period}&group_id=${about.groupId}`)],
      ...ofGroup,
    },
    'statistics.department_table': {
      calls: [get(`${base}/department_table/by_type?${period}&group_id=${about.groupId}`)],
      ...ofGroup,
    },
    'statistics.restricted': {
      calls: [
        get(`${base}/restricted?from=2026-01-01&to=2026-12-31&measure=registered&group_id=${about.groupId}`),
      ],
      ...ofGroup,
    },
    'statistics.institution': {
      calls: [get(`${base}/institution?${period}`)],
      nowhere: 200,
      elsewhere: ofAll,
    },
    'statistics.institution_table': {
      calls: [get(`${base}/institution_table/totals?${period}`)],
      nowhere: 200,
      elsewhere: ofAll,
    },
  }
}
