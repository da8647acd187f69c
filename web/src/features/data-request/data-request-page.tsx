import '../../lib/languages/portal/data-request-page-texts.ts'
import { bareDataRequestCalls } from '@hdoc/contract/cases/bare-data-requests.ts'
import type { DataRequestPage as RequestPage } from '@hdoc/contract/cases/data-request-page.ts'
import {
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconFolderCheck,
  IconFolders,
  type IconInbox,
  IconLinkOff,
} from '@tabler/icons-react'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { formatDate } from '../../lib/format/format.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import styles from './data-request.module.css'
import { DataRequestForm } from './data-request-form.tsx'
import { forgetWritten } from './use-written.ts'

const pageQuery = (id: number, k: string) =>
  queryOptions({
    queryKey: ['data_request_page', id, k],
    queryFn: ({ signal }) => call(bareDataRequestCalls.show, { params: { id }, query: { k }, signal }),
    // Read once, and again when something was sent: what is being written must stay.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

const icons: Readonly<Record<Exclude<RequestPage['state'], 'open'>, typeof IconInbox>> = {
  answered: IconCircleCheck,
  cancelled: IconCircleX,
  expired: IconClockX,
  case_closed: IconFolderCheck,
  case_joined: IconFolders,
}

type OverProps = { id: number; page: RequestPage; state: Exclude<RequestPage['state'], 'open'> }

/** Why nothing can be sent any more; what was written for it is forgotten. */
function Over({ id, page, state }: OverProps) {
  const { t } = useTranslation()
  useEffect(() => forgetWritten(id), [id])
  const { institution, number, until_on } = page
  return (
    <div role="status">
      <Empty
        icon={icons[state]}
        title={t(`data_request_page.over_${state}`)}
        text={t(`data_request_page.over_${state}_text`, { institution, number, date: formatDate(until_on) })}
      />
    </div>
  )
}

function Unknown() {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <Empty
        icon={IconLinkOff}
        title={t('data_request_page.unknown')}
        text={t('data_request_page.unknown_text')}
      />
    </div>
  )
}

function Asked({ id, k }: { id: number; k: string }) {
  const queryClient = useQueryClient()
  const query = pageQuery(id, k)
  const answer = useQuery(query)
  if (answer.error?.status === 404) return <Unknown />
  return (
    <Answer query={answer}>
      {(page) =>
        page.state === 'open' ? (
          <DataRequestForm
            page={page}
            link={{ id, k }}
            onPage={(now) => queryClient.setQueryData(query.queryKey, now)}
            onStale={() => void answer.refetch()}
          />
        ) : (
          <Over id={id} page={page} state={page.state} />
        )
      }
    </Answer>
  )
}

/** `/cerere-date/{id}?k=`: where the link of a data request leads; no account is needed. */
export function DataRequestPage() {
  const { id } = useParams({ from: '/portal/cerere-date/$id' })
  const { k } = useSearch({ from: '/portal/cerere-date/$id' })
  return <div className={styles.page}>{k === undefined ? <Unknown /> : <Asked id={id} k={k} />}</div>
}
