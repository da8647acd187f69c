import i18next from 'i18next'
import { accounts as accountsEn } from '../../lib/texts/en/accounts.ts'
import { form as formEn } from '../../lib/texts/en/form.ts'
import { accounts } from '../../lib/texts/ro/accounts.ts'
import { form } from '../../lib/texts/ro/form.ts'

// Sign-in is part of the first load; these texts of the pages around it are loaded with those pages.
i18next.addResourceBundle('ro', 'translation', { accounts, form }, true, true)
i18next.addResourceBundle('en', 'translation', { accounts: accountsEn, form: formEn }, true, true)
