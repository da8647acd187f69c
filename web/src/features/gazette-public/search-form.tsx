import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { useMoves } from '../../ui/links/moves.ts'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { PlainField } from '../../ui/plain/plain-field.tsx'
import styles from './gazette.module.css'

type Props = { q: string; number: string }

/** Looks in all acts, by words and by number. */
export function SearchForm({ q: asked, number: askedNumber }: Props) {
  const { t } = useTranslation()
  const { go } = useMoves()
  const [q, setQ] = useState(asked)
  const [number, setNumber] = useState(askedNumber)
  // What the address asks comes into the fields, which stay the same ones and keep the focus.
  const [shown, setShown] = useState({ q: asked, number: askedNumber })
  if (shown.q !== asked || shown.number !== askedNumber) {
    setShown({ q: asked, number: askedNumber })
    setQ(asked)
    setNumber(askedNumber)
  }
  const find = () =>
    go({
      to: '/monitor-oficial',
      search: { q: q.trim() || undefined, number: number.trim() || undefined },
    })
  return (
    <FormFrame submit={find} className={styles.search} role="search">
      <PlainField
        className={styles.words}
        label={t('gazette_public.search')}
        description={t('gazette_public.search_help')}
        type="search"
        maxLength={200}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <PlainField
        label={t('gazette_public.number')}
        maxLength={40}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <PlainButton type="submit" look="strong" large>
        <IconSearch size={18} aria-hidden />
        {t('gazette_public.find')}
      </PlainButton>
    </FormFrame>
  )
}
