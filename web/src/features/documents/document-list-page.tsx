import { column } from '@hdoc/contract/calls/columns.ts'
import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { documentColumns } from '@hdoc/contract/documents/list/document-columns.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deadlineState } from '../../entities/documents/deadline-state.ts'
import { documentListQuery } from '../../entities/documents/queries.ts'
import { PrintSeveral } from '../../entities/printing/print-several.tsx'
import { listReferences } from '../../entities/references/list-references.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { today } from '../../lib/format/clock.ts'
import { usePageKeys } from '../../ui/dialog/use-page-keys.ts'
import { Key } from '../../ui/display/key.tsx'
import { Page } from '../../ui/display/page.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { List } from '../../ui/list/list.tsx'
import type { OpenedBatch } from './batch/batch-dialog.tsx'
import { ChosenActions } from './batch/chosen-actions.tsx'
import { CopyNumbers } from './copy-numbers.tsx'
import { DocumentCard } from './document-card.tsx'
import { documentCells } from './document-cells.tsx'
import { ListActions } from './list-actions.tsx'
import { ListTabs } from './list-tabs.tsx'

const BatchDialog = lazyPart(async () => (await import('./batch/batch-dialog.tsx')).default)
const LabelsOfList = lazyPart(async () => (await import('./labels-of-list.tsx')).default)
const DeleteModeDialog = lazyPart(async () => (await import('./delete-mode-dialog.tsx')).default)

/**
 * The register column is hidden at first, because most numbers contain the register's code. A person whose
 * registers look alike can show it.
 */
/** Where the original is, is shown only: the page of what to hand over asks by it. */
const paper = column.text(
  { ro: 'Originalul la', en: 'Original with' },
  { sort: false, filter: false, hidden: true },
)
const columns = {
  ...documentColumns,
  register: { ...documentColumns.register, hidden: true },
  paper,
}

/** `/document/list`: every document one may see. */
export function DocumentListPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const may = useMay()
  const go = useGo()
  const [batch, setBatch] = useState<OpenedBatch | null>(null)
  const [labels, setLabels] = useState<ListQuery | null>(null)
  const [askingMode, setAskingMode] = useState(false)
  const mayRegister = may('document.register')
  const register = () => mayRegister && go('/document/new')
  usePageKeys([['N', register]])
  // On a phone the top bar registers; a second button would cost the first document its place.
  const newDocument = mayRegister && (
    <Button
      visibleFrom="sm"
      onClick={register}
      leftSection={<IconPlus size={16} />}
      rightSection={<Key>N</Key>}
    >
      {t('documents.new')}
    </Button>
  )
  return (
    <Page
      fill
      title={t('documents.list')}
      breadcrumb={[{ label: t('documents.registry') }, { label: t('documents.list') }]}
      actions={newDocument}
    >
      <List
        name="document"
        owner={String(user?.id ?? '')}
        label={t('documents.list')}
        columns={columns}
        cells={documentCells}
        widths={{
          number: '124px',
          registered_on: '94px',
          issuer: '22%',
          short_description: '28%',
          doc_type: '27%',
          status: '172px',
          deadline_on: '134px',
          group: '23%',
        }}
        opensBy="number"
        card={(row) => <DocumentCard row={row} />}
        request={documentListQuery}
        references={listReferences}
        to={(row) => ({ to: '/document/$id', params: { id: row.id } })}
        isLate={(row) => deadlineState(row.deadline_on, row.status.id, today()) === 'late'}
        isMuted={(row) => row.status.code === 'document_canceled'}
        empty={{ title: t('documents.empty_title'), text: t('documents.empty_text'), action: newDocument }}
        above={(state, change) => <ListTabs {...{ state, change }} />}
        actions={(state, change) => (
          <ListActions
            columns={columns}
            {...{ state, change }}
            onBatch={setBatch}
            onLabels={setLabels}
            onDeleteMode={() => setAskingMode(true)}
          />
        )}
        selectionActions={(rows) => (
          <>
            <ChosenActions rows={rows} onChange={setBatch} />
            <CopyNumbers rows={rows} />
            <PrintSeveral ids={rows.map(({ id }) => id)} />
          </>
        )}
      />
      {batch && <BatchDialog opened={batch} onClose={() => setBatch(null)} />}
      {labels && <LabelsOfList list={labels} onClose={() => setLabels(null)} />}
      {askingMode && <DeleteModeDialog onClose={() => setAskingMode(false)} />}
    </Page>
  )
}
