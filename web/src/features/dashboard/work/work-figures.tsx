import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type Due, ownAddress, teamAddress } from '../../../entities/cases/queue-addresses.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { type Figure, FigureCards } from '../pieces/figure-cards.tsx'
import type { Work } from './use-work.ts'

/** Late and near cases: of the department for who gives work there, else one's own. */
function dueFigure(due: Due, { counts, team }: Work, t: TFunction): Figure[] {
  const label = t(`dashboard.work_${due}`)
  const bad = due === 'overdue'
  if (team)
    return [
      {
        label,
        value: team[due],
        to: teamAddress(team.group.id, due),
        text: t('dashboard.work_of_team', { figure: formatNumber(team.open) }),
        bad: bad && team[due] > 0,
      },
    ]
  if (!counts) return []
  return [
    {
      label,
      value: counts[due],
      to: ownAddress(due),
      text: t('dashboard.work_of_mine', { figure: formatNumber(counts.mine) }),
      bad: bad && counts[due] > 0,
    },
  ]
}

/** Places of whoever has a part in them, which say something only when something waits there. */
const elsewhere = [
  ['to_send', 'work_hand_over', '/document/send'],
  ['dispatches', 'work_dispatch', '/dispatches'],
  ['complaints', 'work_complaints', '/sesizari'],
  ['submissions', 'work_submissions', '/documente-depuse'],
] as const

function figuresOf(work: Work, t: TFunction): Figure[] {
  const { to_distribute, approvals, to_receive } = work.waits
  return [
    ...(to_distribute === undefined
      ? []
      : [
          {
            label: t('dashboard.work_distribute'),
            value: to_distribute,
            to: '/assign-workcases',
          } satisfies Figure,
        ]),
    ...(approvals === undefined
      ? []
      : [{ label: t('dashboard.work_approve'), value: approvals, to: '/document/approve' } satisfies Figure]),
    ...(to_receive === undefined
      ? []
      : [
          { label: t('dashboard.work_receive'), value: to_receive, to: '/document/receive' } satisfies Figure,
        ]),
    ...dueFigure('overdue', work, t),
    ...dueFigure('due_soon', work, t),
    ...elsewhere.flatMap(([place, label, to]): Figure[] => {
      const value = work.waits[place] ?? 0
      return value === 0 ? [] : [{ label: t(`dashboard.${label}`), value, to }]
    }),
  ]
}

/** What waits for the person, in figures; each opens the rows it counts. */
export function WorkFigures({ work }: { work: Work }) {
  const { t } = useTranslation()
  return <FigureCards figures={figuresOf(work, t)} opens />
}
