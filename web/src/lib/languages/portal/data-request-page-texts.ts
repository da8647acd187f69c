import { data_request_page as english } from '../../texts/en/data-request-page.ts'
import { data_request_page } from '../../texts/ro/data-request-page.ts'
import { addTexts } from '../add-texts.ts'

// Imported by the page on which citizens answer, which alone says these texts.
addTexts({ ro: { data_request_page }, en: { data_request_page: english } })
