import '../../lib/languages/portal/gazette-public-texts.ts'
import { MOST_FOUND, registeredCode } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { PublicHeading } from '@hdoc/contract/gazette/public-gazette.ts'
import { IconBell, IconRss } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type GazetteWanted, gazetteListQuery, gazetteTreeQuery } from '../../entities/gazette/queries.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { useMoves } from '../../ui/links/moves.ts'
import type { Place } from '../../ui/links/place.ts'
import { useTabTitle } from '../../ui/links/tab-title.ts'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { ActList, ActRegister } from './act-list.tsx'
import styles from './gazette.module.css'
import { FoldedTree, HeadingTree } from './heading-tree.tsx'
import { SearchForm } from './search-form.tsx'

/** The place of the same acts of another year or on another page. */
function placeOf({ category, ...search }: GazetteWanted): Place {
  return category === undefined
    ? { to: '/monitor-oficial', search }
    : { to: '/monitor-oficial-list/$category_id', params: { category_id: category }, search }
}

type Years = readonly { year: number; entries: number }[]

/** How many acts a year has is said where all of them are listed; a search finds fewer. */
function YearLinks({ wanted, years }: { wanted: GazetteWanted; years: Years }) {
  const { t } = useTranslation()
  const { Link } = useMoves()
  if (years.length < 2 && wanted.year === undefined) return null
  const choices = [{ year: undefined, entries: undefined }, ...years]
  const isSearch = Boolean(wanted.q || wanted.number)
  return (
    <nav className={styles.years} aria-label={t('gazette_public.years')}>
      {choices.map(({ year, entries }) => (
        <Link
          key={year ?? 0}
          to={placeOf({ ...wanted, year, page: undefined })}
          aria-current={year === wanted.year ? 'page' : undefined}
        >
          {year === undefined
            ? t('gazette_public.every_year')
            : isSearch
              ? year
              : `${year} · ${formatNumber(entries ?? 0)}`}
        </Link>
      ))}
    </nav>
  )
}

function Pager({ wanted, last }: { wanted: GazetteWanted; last: number }) {
  const { t } = useTranslation()
  const { go } = useMoves()
  const page = wanted.page ?? 1
  if (last <= 1) return null
  return (
    <nav className={styles.pager} aria-label={t('gazette_public.pages')}>
      <PlainButton disabled={page <= 1} onClick={() => go(placeOf({ ...wanted, page: page - 1 }))}>
        {t('gazette_public.newer')}
      </PlainButton>
      <span>{t('gazette_public.page', { page, last })}</span>
      <PlainButton disabled={page >= last} onClick={() => go(placeOf({ ...wanted, page: page + 1 }))}>
        {t('gazette_public.older')}
      </PlainButton>
    </nav>
  )
}

/** What the acts below have in common. */
function useTitle(heading: PublicHeading | undefined, { q, number }: GazetteWanted): string {
  const { t } = useTranslation()
  if (q) return t('gazette_public.found', { q })
  if (number) return t('gazette_public.found_number', { number })
  return heading ? [heading.code, heading.name].filter(Boolean).join(' ') : t('gazette_public.all')
}

function Acts({
  wanted,
  heading,
  feed,
}: {
  wanted: GazetteWanted
  heading: PublicHeading | undefined
  feed: string
}) {
  const { t } = useTranslation()
  const { Link } = useMoves()
  const answer = useQuery(gazetteListQuery(wanted))
  const { data } = answer
  const title = useTitle(heading, wanted)
  const isSearch = Boolean(wanted.q || wanted.number)
  const isRegister = registeredCode(heading?.code ?? '') !== undefined
  return (
    <section className={styles.found} aria-labelledby="gazette-acts">
      <h2 id="gazette-acts">{title}</h2>
      <p className={styles.meta} role="status">
        {data &&
          (data.cut
            ? t('gazette_public.more_than', { figure: formatNumber(MOST_FOUND) })
            : t('gazette_public.count', { count: data.meta.total, figure: formatNumber(data.meta.total) }))}
      </p>
      <div className={styles.tools}>
        <YearLinks wanted={wanted} years={data?.years ?? []} />
        <div className={styles.years}>
          <a className={styles.file} href={feed}>
            <IconRss size={18} aria-hidden />
            <span aria-hidden>{t('gazette_public.feed')}</span>
            <span className="visually-hidden">{t('gazette_public.feed_title', { name: title })}</span>
          </a>
          <Link
            className={styles.file}
            to="/monitor-oficial-alerte"
            search={wanted.category === undefined ? {} : { category: wanted.category }}
          >
            <IconBell size={18} aria-hidden />
            {t('gazette_public.alerts')}
          </Link>
        </div>
      </div>
      <Answer query={answer} />
      {data?.data.length === 0 &&
        (isSearch ? (
          <Empty title={t('gazette_public.nothing_found')} text={t('gazette_public.nothing_found_text')} />
        ) : (
          <Empty title={t('gazette_public.nothing')} text="" />
        ))}
      {data && data.data.length > 0 && (
        <>
          {isRegister ? (
            <ActRegister acts={data.data} />
          ) : (
            <ActList acts={data.data} heading={heading === undefined} />
          )}
          <Pager wanted={wanted} last={data.meta.last_page} />
        </>
      )}
    </section>
  )
}

/** The acts of a heading, or of all; the newest first, or what is looked for among them. It needs no router. */
export function GazetteView({ wanted }: { wanted: GazetteWanted }) {
  const { t } = useTranslation()
  useLanguage()
  const tree = useQuery(gazetteTreeQuery())
  const headings = tree.data?.headings ?? []
  const heading = headings.find(({ id }) => id === wanted.category)
  useTabTitle(heading && [heading.code, heading.name].filter(Boolean).join(' '))
  return (
    <>
      <div className={styles.head}>
        <div className={styles.wrap}>
          <h1>{t('gazette_public.title')}</h1>
          <SearchForm q={wanted.q ?? ''} number={wanted.number ?? ''} />
        </div>
      </div>
      <div className={`${styles.wrap} ${styles.columns}`}>
        <Answer query={tree}>
          {() => (
            <div>
              <HeadingTree headings={headings} chosen={wanted.category} />
              <FoldedTree headings={headings} chosen={wanted.category} />
            </div>
          )}
        </Answer>
        <Acts wanted={wanted} heading={heading} feed={heading?.feed ?? tree.data?.feed ?? ''} />
      </div>
    </>
  )
}
