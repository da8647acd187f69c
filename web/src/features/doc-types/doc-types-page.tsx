import { type DocType, docTypes, KEPT_FOR_EVER } from '@hdoc/contract/doc-types/doc-types.ts'
import { gazetteCategoryLabels } from '@hdoc/contract/doc-types/gazette-categories.ts'
import {
  broadcastLabels,
  categoryLabels,
  dayTypeLabels,
  signatureTypeLabels,
} from '@hdoc/contract/texts/choices.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { docTypeListQuery } from '../../entities/doc-types/queries.ts'
import { listReferences } from '../../entities/references/list-references.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatNumber } from '../../lib/format.ts'
import { say, t as text } from '../../lib/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { List } from '../../ui/list/list.tsx'
import { DocTypeDialog } from './doc-type-dialog.tsx'

const daysOf = (row: DocType) =>
  row.deadline_days === 0
    ? text('doc_types.no_deadline')
    : `${formatNumber(row.deadline_days)} · ${say(dayTypeLabels[row.day_type]).toLowerCase()}`

const yesNo = (value: boolean) => text(value ? 'common.yes' : 'common.no')

const cells: Record<string, (row: DocType) => ReactNode> = {
  category: (row) => say(categoryLabels[row.category]),
  deadline_days: (row) => (row.deadline_days === 0 ? '–' : formatNumber(row.deadline_days)),
  day_type: (row) => (row.deadline_days === 0 ? '–' : say(dayTypeLabels[row.day_type])),
  register_id: (row) => row.register_name || '–',
  legal_basis: (row) => <span title={row.legal_basis}>{row.legal_basis || '–'}</span>,
  is_default: (row) => yesNo(row.is_default),
  fixed_register: (row) => yesNo(row.fixed_register),
  receipt: (row) => yesNo(row.receipt),
  create_case: (row) => yesNo(row.create_case),
  case_only: (row) => yesNo(row.case_only),
  skip_acceptance: (row) => yesNo(row.skip_acceptance),
  online_available: (row) => yesNo(row.online_available),
  online_filling: (row) => yesNo(row.online_filling),
  broadcast: (row) => say(broadcastLabels[row.broadcast]),
  signature_type: (row) => say(signatureTypeLabels[row.signature_type]),
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
  const { user } = useSession()
  const [opened, setOpened] = useState<{ docType: DocType | undefined }>()
  const create = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({ docType: undefined })}>
      {t('doc_types.new')}
    </Button>
  )
  return (
    <Page
      fill
      title={t('doc_types.title')}
      breadcrumb={[{ label: t('registers.administration') }, { label: t('doc_types.title') }]}
      actions={create}
    >
      <List
        name="doc_type"
        owner={String(user?.id ?? '')}
        label={t('doc_types.title')}
        columns={docTypes.columns}
        cells={cells}
        widths={{ name: '26%', register_id: '18%', legal_basis: '22%' }}
        opensBy="name"
        card={(row) => (
          <CardLines title={row.name} text={daysOf(row)} note={say(categoryLabels[row.category])} />
        )}
        request={docTypeListQuery}
        references={listReferences}
        onOpen={(docType) => setOpened({ docType })}
        empty={{ title: t('doc_types.empty_title'), text: t('doc_types.empty_text'), action: create }}
      />
      {opened && <DocTypeDialog docType={opened.docType} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}
