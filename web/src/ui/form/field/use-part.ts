import { useDisclosure } from '@mantine/hooks'
import { type ComponentType, useState } from 'react'
import { logFailure } from '../../../lib/browser/log.ts'
import { whyMissing } from '../../../lib/browser/why-missing.ts'
import { t } from '../../../lib/languages/i18n.ts'
import { toast } from '../../feedback/toast-store.ts'
import { missingTexts } from '../../theme/missing-texts.ts'

/**
 * A part that opens, whose code is loaded when it is first asked for. It opens once it is there, because the focus
 * goes into it as it opens.
 */
export function usePart<Props>(bring: () => Promise<ComponentType<Props>>) {
  const [opened, { open, close }] = useDisclosure(false)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const load = async () => {
    try {
      const part = await bring()
      setPart(() => part)
      open()
    } catch (error) {
      logFailure('part', error)
      toast({ kind: 'error', message: t(missingTexts[await whyMissing()].text) })
    }
  }
  return { opened, close, toggle: () => (opened ? close() : void load()), Part }
}
