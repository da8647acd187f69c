import { likenessLabels, type SimilarIssuer } from '@hdoc/contract/issuers/issuer-merge.ts'
import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import { looksLikeCnp } from '@hdoc/contract/ro/cnp.ts'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { describeIssuer } from './describe-issuer.ts'
import { similarIssuersQuery } from './directory-queries.ts'
import styles from './similar-note.module.css'

type Props = {
  values: Partial<Record<'name' | 'cnp' | 'cui' | 'phone' | 'email', string>>
  except?: number | undefined
  /** The masked CNP in the field; while it stands there unchanged, no CNP is asked about. */
  masked?: string | undefined
  /** Uses the known issuer instead of the one being written. */
  onTake?: (known: IssuerSuggestion) => void
}
const typingPauseMs = 300

/**
 * Joins both answers: issuers with the same CNP first; an issuer found both ways stands once, with all
 * reasons.
 */
function together(byCnp: readonly SimilarIssuer[], others: readonly SimilarIssuer[]): SimilarIssuer[] {
  const rest = new Map(others.map((one) => [one.id, one]))
  const first = byCnp.map((one) => ({
    ...one,
    reasons: [...one.reasons, ...(rest.get(one.id)?.reasons ?? [])],
  }))
  return [...first, ...others.filter(({ id }) => !byCnp.some((one) => one.id === id))]
}

/** Shows issuers of the directory that may be the same as the one being written. */
export function SimilarNote({ values, except, masked, onTake }: Props) {
  const { t } = useTranslation()
  const { name = '', cnp = '', cui = '', phone = '', email = '' } = values
  const written = {
    ...(except !== undefined && { except }),
    name: name.trim(),
    cui: cui.trim(),
    phone: phone.trim(),
    email: email.trim(),
  }
  const [asked] = useDebouncedValue(JSON.stringify(written), typingPauseMs)
  const query = JSON.parse(asked) as typeof written
  const isWritten = query.name.length >= 3 || [query.cui, query.phone, query.email].some(Boolean)
  const [askedCnp] = useDebouncedValue(cnp === masked ? '' : cnp.trim(), typingPauseMs)
  const hasCnp = looksLikeCnp(askedCnp)
  const answer = useQuery({
    ...similarIssuersQuery(query),
    enabled: isWritten,
    placeholderData: keepPreviousData,
  })
  // The CNP is asked about by itself and only once: each question about a CNP is told in the trail, and the
  // other fields ask at every pause.
  const ofCnp = useQuery({
    ...similarIssuersQuery({ ...(except !== undefined && { except }), cnp: askedCnp }),
    enabled: hasCnp,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const found = together(hasCnp ? (ofCnp.data ?? []) : [], isWritten ? (answer.data ?? []) : [])
  if (found.length === 0) return null
  return (
    <Note kind="warn" role="status">
      <b>{t('deponents.similar')}</b>
      <ul className={styles.similar}>
        {found.map((one) => (
          <li key={one.id}>
            <AppLink to="/deponents/$id" params={{ id: one.id }} target="_blank" rel="noreferrer">
              {one.name}
            </AppLink>{' '}
            {describeIssuer(one)}
            {onTake && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('deponents.similar_take_of', { name: one.name })}
                onClick={() => onTake(one)}
              >
                {t('deponents.similar_take')}
              </Button>
            )}
            <small>{one.reasons.map((reason) => say(likenessLabels[reason])).join(', ')}</small>
          </li>
        ))}
      </ul>
    </Note>
  )
}
