import { listQueryString } from '@hdoc/contract/calls/list-query.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../entities/session/use-may.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { HistorySeriesTable } from './history-series.tsx'

/** The list of the documents of one register. */
function documentsOf({ id }: Register) {
  const condition = { field: 'register', mode: 'in' as const, values: [String(id)] }
  const filters = [{ column: 'register', operator: 'and' as const, conditions: [condition] }]
  const query = { page: 1, search: '', sortBy: 'registered_on', sortOrder: 'desc' as const, filters }
  return Object.fromEntries(new URLSearchParams(listQueryString(query)))
}

/** Of a register of history: whose it is, and where its documents are. Of a living one: which registers keep its history. */
export function HistoryNote({ register }: { register: Register }) {
  const { t } = useTranslation()
  const may = useMay()
  if (register.history_of !== null)
    return (
      <>
        <Note kind="info">
          {t('registers.history_of', { name: register.history_of_name })}{' '}
          <AppLink to="/document/list" search={documentsOf(register)}>
            {t('registers.history_documents')}
          </AppLink>
          {may('import.run') && (
            <>
              {' · '}
              <AppLink to="/admin/import-document">{t('registers.history_import')}</AppLink>
            </>
          )}
        </Note>
        <HistorySeriesTable id={register.id} />
      </>
    )
  if (register.histories.length === 0) return null
  const names = register.histories.map(({ name }) => t('registers.closing_name', { name })).join(', ')
  return <Note kind="info">{t('registers.history_kept', { names })}</Note>
}
