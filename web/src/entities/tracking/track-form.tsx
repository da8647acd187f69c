import { plainCode } from '@hdoc/contract/documents/tracking/tracking-code.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { useMoves } from '../../ui/links/moves.ts'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { PlainField } from '../../ui/plain/plain-field.tsx'
import styles from './track-form.module.css'

/** Asks for the code of a receipt, by which anybody can see how far a request is. */
export function TrackForm() {
  const { t } = useTranslation()
  const { go } = useMoves()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const send = () => {
    const wanted = plainCode(code)
    setMissing(wanted === '')
    if (wanted === '') input.current?.focus()
    else go({ to: '/urmarire/{-$code}', params: { code: wanted } })
  }
  return (
    <FormFrame submit={send} className={styles.form}>
      <PlainField
        ref={input}
        className={styles.code}
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
      <PlainButton type="submit" look="strong" large>
        {t('portal.show')}
        <IconArrowRight size={18} aria-hidden />
      </PlainButton>
    </FormFrame>
  )
}
