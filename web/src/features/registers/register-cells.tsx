import type { Register } from '@hdoc/contract/registers/registers.ts'
import { categoryLabels, registerResetLabels } from '@hdoc/contract/texts/choices.ts'
import type { ReactNode } from 'react'
import { say, t } from '../../lib/languages/i18n.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'

export const categoryOf = ({ category }: Pick<Register, 'category'>) =>
  category ? say(categoryLabels[category]) : t('registers.any_category')

/** That a register gives no numbers: closed, or history for ever. */
export const ClosedTag = ({ row }: { row: Pick<Register, 'history_of'> }) =>
  row.history_of === null ? (
    <StatusTag className="status-warn">{t('registers.closed')}</StatusTag>
  ) : (
    <StatusTag className="status-mute">{t('registers.history')}</StatusTag>
  )

/** The number the next document would bear, or that the series has given its last one. */
export const nextNumberOf = ({ full, next_sample }: Pick<Register, 'full' | 'next_sample'>) =>
  full ? t('registers.full_short') : next_sample

const resetOf = ({ daily, reset }: Pick<Register, 'daily' | 'reset'>) =>
  daily ? t('registers.reset_daily') : say(registerResetLabels[reset])

/** In a word, because the column is narrow. */
const shortResetOf = ({ daily, reset }: Register) =>
  daily || reset === 'manual' ? resetOf({ daily, reset }) : t('registers.reset_yearly')

/** What the list of registers shows in each of its columns. */
export const registerCells: Record<string, (row: Register) => ReactNode> = {
  // A long name is cut at its end, so the marks of a closed and of the default register stand before it.
  name: (row) => (
    <>
      {row.closed && <ClosedTag row={row} />}
      {row.is_default && <StatusTag className="status-info">{t('registers.default_mark')}</StatusTag>}{' '}
      <span title={row.name}>{row.name}</span>
    </>
  ),
  category: categoryOf,
  holder_group_id: (row) => row.holder_group_name || '–',
  next_number: (row) => (row.closed ? '–' : nextNumberOf(row)),
  current_number: (row) => row.current_sample || '–',
  history: (row) => row.history_of_name || '–',
  reset: (row) => <span title={resetOf(row)}>{shortResetOf(row)}</span>,
}
