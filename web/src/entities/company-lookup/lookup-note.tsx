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
      const labels = (Object.keys(state.filled) as Field[]).map((field) => labelOf(field).toLowerCase())
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

/** Under the CUI: the way to ask, and what came of it. */
export function LookupNote<Field extends string>({ lookup, cui, labelOf }: Props<Field>) {
  const { t } = useTranslation()
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
    </div>
  )
}
