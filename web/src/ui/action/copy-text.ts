import { t } from '../../lib/languages/i18n.ts'
import { toast } from '../feedback/toast-store.ts'

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ kind: 'success', message: copied })
  } catch {
    // The browser keeps the clipboard closed on plain http, and when the person refuses.
    toast({ kind: 'error', message: t('ui.copy_failed') })
  }
}
