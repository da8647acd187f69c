import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Institution } from '@hdoc/contract/clients/institution-values.ts'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ClientStateTag, daysLeftText } from '../../entities/clients/client-state.tsx'
import { EnterButton } from '../../entities/clients/enter-button.tsx'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { formatDate } from '../../lib/format/format.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import type { Place } from '../../ui/links/place.ts'
import dashboard from './pieces/dashboard.module.css'
import { PlatformFigures } from './platform-figures.tsx'
import styles from './platform-panel.module.css'
import { endingInstitutions, newestInstitutions, waitingPeople } from './platform-queries.ts'

type PartProps<T> = {
  title: string
  all: Place
  request: UseQueryOptions<ListAnswer<T>, ApiError, ListAnswer<T>, QueryKey>
  empty: { title: string; text: string }
  className?: string | undefined
  row: (one: T) => ReactNode
}

/** A card with a short list and a link to the whole list. Each card loads and fails on its own. */
function Part<T>({ title, all, request, empty, className = '', row }: PartProps<T>) {
  const { t } = useTranslation()
  const heading = useId()
  const answer = useQuery(request)
  const { data } = answer
  const content = () => {
    if (!data) return <Answer query={answer} />
    return data.data.length === 0 ? (
      <Empty {...empty} />
    ) : (
      <ul className={styles.rows}>{data.data.map(row)}</ul>
    )
  }
  return (
    <section className={`${dashboard.card} ${className}`} aria-labelledby={heading}>
      <div className={dashboard.cardHead}>
        <h2 id={heading}>{title}</h2>
        <AppLink to={all} aria-label={`${t('common.all')}: ${title}`}>
          {t('common.all')}
        </AppLink>
      </div>
      {content()}
    </section>
  )
}

function InstitutionRow({ one, near }: { one: Institution; near?: boolean }) {
  return (
    <li className={near ? styles.near : undefined}>
      <AppLink to="/hdoc-company/$id" params={{ id: one.id }}>
        {one.name}
      </AppLink>
      <span className={styles.quiet}>
        {near
          ? `${daysLeftText(one)} · ${one.active_to ? formatDate(one.active_to) : ''}`
          : one.internal_host}
      </span>
      {!near && <ClientStateTag state={one.state} />}
      {!near && <EnterButton client={one} size="compact-sm" variant="default" className={styles.enter} />}
    </li>
  )
}

const institutionsPath = '/hdoc-company/list'
const waitingPath: Place = { to: '/admin/user/manage/$type', params: { type: 'pending' } }

/** The dashboard outside any client: institutions to enter, periods that end soon, people who wait. */
export function PlatformPanel() {
  const { t } = useTranslation()
  return (
    <div className={dashboard.sections}>
      <PlatformFigures />
      <Part
        title={t('dashboard.step_in')}
        all={institutionsPath}
        request={newestInstitutions}
        empty={{ title: t('clients.no_institutions'), text: t('clients.no_institutions_text') }}
        className={styles.tall}
        row={(one) => <InstitutionRow key={one.id} one={one} />}
      />
      <Part
        title={t('dashboard.ending')}
        all={institutionsPath}
        request={endingInstitutions}
        empty={{ title: t('dashboard.ending_empty'), text: t('dashboard.ending_empty_text') }}
        row={(one) => <InstitutionRow key={one.id} one={one} near />}
      />
      <Part
        title={t('dashboard.waiting')}
        all={waitingPath}
        request={waitingPeople}
        empty={{ title: t('dashboard.waiting_empty'), text: t('dashboard.waiting_empty_text') }}
        row={(one) => (
          <li key={`${one.institution_id}-${one.id}`}>
            <AppLink to={waitingPath}>{one.name}</AppLink>
            <span className={styles.quiet}>{one.institution_name}</span>
          </li>
        )}
      />
    </div>
  )
}
