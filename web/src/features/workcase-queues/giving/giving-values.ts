import type { Option } from '@hdoc/contract/calls/resource.ts'
import { t } from '../../../lib/languages/i18n.ts'

/** The form of a giving: who is in charge, who else, until when, with which words. */
export type GivingValues = {
  group: Option | null
  person: Option | null
  others: Option[]
  others_as: 'opinion' | 'work'
  deadline_on: string | null
  resolution: string
}

export const emptyGiving: GivingValues = {
  group: null,
  person: null,
  others: [],
  others_as: 'opinion',
  deadline_on: null,
  resolution: '',
}

/** The wish as the contract takes it, whoever is in charge first. */
export function wishOf({ group, person, others, others_as, deadline_on, resolution }: GivingValues): unknown {
  return {
    shares: [
      { ...(group && { group_id: group.id }), user_id: person?.id ?? null, role: 'lead', deadline_on },
      ...others.map(({ id }) => ({ group_id: id, role: others_as, deadline_on })),
    ],
    resolution,
  }
}

/** „Urbanism: Ana Pop, Juridic” */
export const nameOf = ({ group, person, others }: GivingValues): string =>
  [
    [group?.name, person?.name].filter((name) => name !== undefined).join(': '),
    ...others.map(({ name }) => name),
  ].join(', ')

const labels = {
  'shares.0.group_id': 'queues.group_lead',
  'shares.0.user_id': 'queues.person',
  'shares.0.deadline_on': 'queues.deadline',
  shares: 'queues.others',
  resolution: 'queues.resolution',
} as const
export const labelOf = (path: string): string | undefined =>
  Object.hasOwn(labels, path) ? t(labels[path as keyof typeof labels]) : undefined
