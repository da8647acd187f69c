import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './lookup-note.module.css'
import type { CompanyLookup, LookupState } from './use-company-lookup.ts'

type Props<Field extends string> = {
  lookup: CompanyLookup<Field>
  cui: string
  labelOf: (field: Field) => string
}

function useSentence<Field extends string>(
  state: LookupState<Field>,
  labelOf: (field: Field) => string,
): string {
  const { t } = useTranslation()
  switch (state.kind) {
    case 'asking':
      return t('lookup.asking')
    case 'message':
      return state.message
    case 'found': {
      const labels = [
        ...new Set((Object.keys(state.filled) as Field[]).map((field) => labelOf(field).toLowerCase())),
      ]
      const told =
        labels.length > 0
          ? t('lookup.filled', { fields: labels.join(', ') })
          : t('lookup.nothing_new', { name: state.company.name })
      return state.company.inactive ? `${told} ${t('lookup.inactive')}` : told
    }
    default:
      return ''
  }
}

/** Lists the found values that differ from what was written, each with a button to take it. */
function Differing<Field extends string>({ lookup, labelOf }: Pick<Props<Field>, 'lookup' | 'labelOf'>) {
  const { t } = useTranslation()
  const { state, take, valuesOf } = lookup
  if (state.kind !== 'found' || state.differing.length === 0) return null
  const textOf = (part: readonly Field[], first: Field): string => {
    const { company } = state
    if (part.length === 1) return valuesOf(company)[first]
    return [company.address, company.postal_code].filter(Boolean).join(', ')
  }
  return (
    <div className={styles.differing} role="status">
      {t('lookup.differing')}
      <ul>
        {state.differing.map((part) => {
          const [first] = part
          if (first === undefined) return null
          const [field, value] = [labelOf(first), textOf(part, first)]
          return (
            <li key={first}>
              {field}: <b>{value}</b>{' '}
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={t('lookup.take_what', { field, value })}
                onClick={() => take(part)}
              >
                {t('lookup.take')}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Stands under the CUI: the button that asks, and the result. */
export function LookupNote<Field extends string>({ lookup, cui, labelOf: nameOf }: Props<Field>) {
  const { t } = useTranslation()
  const labelOf = (field: Field) => (lookup.isAddress(field) ? t('lookup.address') : nameOf(field))
  const { state, ask, undo } = lookup
  const sentence = useSentence(state, labelOf)
  const hasFilled = state.kind === 'found' && Object.keys(state.filled).length > 0
  return (
    <div className={styles.note}>
      <span role="status" className={styles.sentence}>
        {sentence}
      </span>
      {hasFilled ? (
        <Button className={styles.ask} size="compact-xs" variant="subtle" onClick={undo}>
          {t('lookup.undo')}
        </Button>
      ) : (
        <Button
          className={styles.ask}
          size="compact-xs"
          variant="subtle"
          disabled={cui.trim() === ''}
          loading={state.kind === 'asking'}
          leftSection={<IconSearch size={14} />}
          onClick={() => ask(cui, true)}
        >
          {t('lookup.ask')}
        </Button>
      )}
      <Differing lookup={lookup} labelOf={labelOf} />
    </div>
  )
}
