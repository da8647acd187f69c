import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rememberedList, rememberList } from '../../entities/documents/open-list.ts'
import { documentListQuery } from '../../entities/documents/queries.ts'
import { usePageKeys } from '../../ui/dialog/use-page-keys.ts'
import { useGo } from '../../ui/links/use-go.ts'
import styles from './document-detail.module.css'

const noList: ListQuery = { rows: 10, page: 1, search: '', sortBy: 'id', sortOrder: 'desc', filters: [] }

/**
 * Leads to the previous and the next document of the list one came from, also over the ends of its pages. The
 * keys K and J do the same.
 */
export function Neighbours({ id }: { id: number }) {
  const { t } = useTranslation()
  const go = useGo()
  const list = rememberedList()
  const pageOf = (step: number): ListQuery => ({ ...(list ?? noList), page: (list?.page ?? 1) + step })
  // The list one came from keeps its order while its documents are read: what happens to them changes no
  // neighbour, and the list is not counted anew behind a document.
  const beside = (step: number) => ({ ...documentListQuery(pageOf(step)), staleTime: 'static' as const })
  const here = useQuery({ ...beside(0), enabled: list !== undefined })
  const rows = here.data?.data ?? []
  const at = rows.findIndex((row) => row.id === id)
  const { current_page: page = 1, last_page: last = 1 } = here.data?.meta ?? {}
  const before = useQuery({ ...beside(-1), enabled: at === 0 && page > 1 })
  const after = useQuery({
    ...beside(1),
    enabled: at !== -1 && at === rows.length - 1 && page < last,
  })
  const previous = at > 0 ? rows[at - 1] : at === 0 ? before.data?.data.at(-1) : undefined
  const next = at === -1 ? undefined : (rows[at + 1] ?? after.data?.data[0])
  const open = (to: { id: number } | undefined) => {
    if (!to) return
    if (!rows.includes(to as (typeof rows)[number])) rememberList(pageOf(to === previous ? -1 : 1))
    go({ to: '/document/$id', params: { id: to.id } })
  }
  usePageKeys([
    ['J', () => open(next)],
    ['K', () => open(previous)],
  ])
  if (at === -1) return null
  return (
    <span className={styles.neighbours}>
      <ActionIcon
        aria-label={t('documents.previous')}
        aria-keyshortcuts="K"
        title={`${t('documents.previous')} (K)`}
        disabled={!previous}
        onClick={() => open(previous)}
      >
        <IconChevronUp size={16} />
      </ActionIcon>
      <ActionIcon
        aria-label={t('documents.next')}
        aria-keyshortcuts="J"
        title={`${t('documents.next')} (J)`}
        disabled={!next}
        onClick={() => open(next)}
      >
        <IconChevronDown size={16} />
      </ActionIcon>
    </span>
  )
}
