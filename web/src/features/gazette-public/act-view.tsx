import '../../lib/languages/portal/gazette-public-texts.ts'
import type { AnswerOf } from '@hdoc/contract/calls/endpoint.ts'
import type { publicGazetteCalls } from '@hdoc/contract/gazette/public-gazette.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { gazetteActQuery } from '../../entities/gazette/queries.ts'
import { formatDate, formatDateTime } from '../../lib/format/format.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { holdHeading } from '../../ui/dialog/hold-heading.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { useMoves } from '../../ui/links/moves.ts'
import { useTabTitle } from '../../ui/links/tab-title.ts'
import { ActFile, ActLinks, useWithdrawal } from './act-parts.tsx'
import styles from './gazette.module.css'

type Act = AnswerOf<(typeof publicGazetteCalls)['get']>
const HASH_SHOWN = 16

function Shown({ act }: { act: Act }) {
  const { t } = useTranslation()
  const { Link } = useMoves()
  const withdrawal = useWithdrawal(act)
  const number = [
    act.number && t('gazette_public.number_of', { number: act.number }),
    act.act_on && t('gazette_public.of', { date: formatDate(act.act_on) }),
  ]
  const at = formatDateTime(act.published_at)
  return (
    <>
      <Link
        className={styles.back}
        to="/monitor-oficial-list/$category_id"
        params={{ category_id: act.heading.id }}
      >
        ‹ {[act.heading.code, act.heading.name].filter(Boolean).join(' ')}
      </Link>
      <h1>
        {act.erased ? t('gazette_public.gone', { date: formatDate(act.withdrawn_on ?? '') }) : act.title}
      </h1>
      <p className={styles.meta}>
        {[
          number.filter(Boolean).join(' '),
          act.act_issuer && t('gazette_public.issued_by', { name: act.act_issuer }),
          t('gazette_public.published', { date: formatDate(act.published_on) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {withdrawal && (
        <Note kind="warn">
          <p>{withdrawal}</p>
          {act.erased && <p>{t('gazette_public.gone_text')}</p>}
        </Note>
      )}
      <ActLinks act={act} />
      {act.files.length > 0 && (
        <section aria-labelledby="act-files">
          <h2 id="act-files">{t('gazette_public.files')}</h2>
          <ul className={styles.fileList}>
            {act.files.map((file) => (
              <li key={file.id}>
                <span>{file.name}</span>
                <ActFile file={file} act={act.title} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {act.content && (
        <section aria-labelledby="act-text">
          <h2 id="act-text">{t('gazette_public.text')}</h2>
          <p className={styles.text}>{act.content}</p>
        </section>
      )}
      <p className={styles.meta}>
        <a href={act.address}>{t('gazette_public.permanent')}</a>
      </p>
      <p className={styles.meta}>
        {act.seal
          ? t('gazette_public.seal', { at, seq: act.seal.seq, hash: act.seal.hash.slice(0, HASH_SHOWN) })
          : t('gazette_public.seal_waits', { at })}
      </p>
    </>
  )
}

/** One public act. It needs no router. */
export function ActView({ id }: { id: number }) {
  const { t } = useTranslation()
  useLanguage()
  const answer = useQuery(gazetteActQuery(id))
  useTabTitle(answer.data?.title || undefined)
  // The act stands at the address of the list, whose heading goes with it.
  useEffect(() => {
    scrollTo(0, 0)
    holdHeading()
  }, [])
  return (
    <article className={`${styles.wrap} ${styles.page}`}>
      {answer.data === undefined && <h1>{t('gazette_public.title')}</h1>}
      <Answer query={answer}>{(act) => <Shown act={act} />}</Answer>
    </article>
  )
}
