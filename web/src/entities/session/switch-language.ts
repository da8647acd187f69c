import type { Language } from '@hdoc/contract/texts/languages.ts'
import { logFailure } from '../../lib/browser/log.ts'
import { whyMissing } from '../../lib/browser/why-missing.ts'
import { t } from '../../lib/languages/i18n.ts'
import { bringLanguage } from '../../lib/languages/text-bundle.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { missingTexts } from '../../ui/theme/missing-texts.ts'

/** Switches the language of the page; says why when its texts cannot be fetched. */
export async function switchLanguage(language: Language): Promise<void> {
  try {
    await bringLanguage(language)
  } catch (error) {
    logFailure('language', error)
    toast({ kind: 'error', message: t(missingTexts[await whyMissing()].text) })
  }
}
