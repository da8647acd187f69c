import { plainCode } from '@hdoc/contract/documents/tracking-code.ts'
import { Button, TextInput } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGo } from '../../ui/display/use-go.ts'
import styles from './track-form.module.css'

/** Asks for the code of a receipt, by which anybody can see how far a request is. */
export function TrackForm() {
  const { t } = useTranslation()
  const go = useGo()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = plainCode(code)
    setMissing(wanted === '')
    if (wanted === '') input.current?.focus()
    else go(`/urmarire/${encodeURIComponent(wanted)}`)
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextInput
        ref={input}
        className={styles.code}
        size="lg"
        label={t('portal.code')}
        description={t('portal.code_help')}
        error={missing && t('portal.code_needed')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" rightSection={<IconArrowRight size={18} aria-hidden />}>
        {t('portal.show')}
      </Button>
    </form>
  )
}
