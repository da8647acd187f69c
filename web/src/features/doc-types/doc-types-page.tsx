import { type DocType, docTypes, KEPT_FOR_EVER } from '@hdoc/contract/doc-types/doc-types.ts'
import { gazetteCategoryLabels } from '@hdoc/contract/doc-types/gazette-categories.ts'
import { categoryLabels, dayTypeLabels } from '@hdoc/contract/texts/choices.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourcePage } from '../../entities/resource/resource-page.tsx'
import { formatNumber } from '../../lib/format/format.ts'
import { say, t as text } from '../../lib/languages/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { DocTypeDialog } from './doc-type-dialog.tsx'

const daysOf = (row: DocType) =>
  row.deadline_days === 0
    ? text('doc_types.no_deadline')
    : `${formatNumber(row.deadline_days)} · ${say(dayTypeLabels[row.day_type]).toLowerCase()}`

const cells: Record<string, (row: DocType) => ReactNode> = {
  deadline_days: (row) => (row.deadline_days === 0 ? '–' : formatNumber(row.deadline_days)),
  day_type: (row) => (row.deadline_days === 0 ? '–' : say(dayTypeLabels[row.day_type])),
  register_id: (row) => row.register_name || '–',
  group_id: (row) => row.group_name || '–',
  prescription_years: (row) =>
    row.prescription_years === KEPT_FOR_EVER ? text('doc_types.for_ever') : row.prescription_years || '–',
  gazette_category: (row) =>
    row.gazette_category === '' ? (
      '–'
    ) : (
      <span title={say(gazetteCategoryLabels[row.gazette_category])}>{row.gazette_category}</span>
    ),
}

/** `/doc-types`: the kinds of papers, with their terms. */
export function DocTypesPage() {
  const { t } = useTranslation()
  return (
    <ResourcePage
      resource={docTypes}
      trail={[{ label: t('registers.administration') }]}
      cells={cells}
      widths={{ name: '26%', register_id: '18%', legal_basis: '22%' }}
      card={(row) => (
        <CardLines title={row.name} text={daysOf(row)} note={say(categoryLabels[row.category])} />
      )}
      dialog={DocTypeDialog}
    />
  )
}
