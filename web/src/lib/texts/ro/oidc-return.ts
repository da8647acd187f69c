import type { OidcFailure } from '@hdoc/contract/access/oidc.ts'

/**
 * The provider's button on the sign-in page, and why the provider sent the person back there. Loaded when
 * needed.
 */
export const oidc_return = {
  button: 'Intră cu contul instituției',
  closed: 'Intrarea cu contul instituției este oprită. Folosiți utilizatorul și parola.',
  provider_down:
    'Furnizorul contului nu răspunde acum. Încercați din nou puțin mai târziu sau intrați cu utilizatorul și parola.',
  provider_answer:
    'Furnizorul contului a dat un răspuns care nu poate fi acceptat. Spuneți administratorului; între timp puteți intra cu utilizatorul și parola.',
  refused: 'Intrarea a fost refuzată la furnizorul contului. Puteți încerca din nou.',
  email_unverified:
    'Furnizorul contului nu confirmă o adresă de e-mail a dumneavoastră, de aceea nu vă putem recunoaște.',
  no_account:
    'Adresa dumneavoastră de e-mail nu are un cont la această instituție. Cereți administratorului unul.',
  inactive: 'Contul dumneavoastră nu este activ. Întrebați administratorul instituției.',
  waiting: 'Contul dumneavoastră așteaptă acceptarea unui administrator. Veți primi un e-mail.',
  created:
    'Am pregătit un cont pentru dumneavoastră. Un administrator trebuie să îl accepte; veți primi un e-mail.',
  other_identity:
    'Contul cu această adresă de e-mail este legat de alt cont al furnizorului. Întrebați administratorul instituției.',
  proof_mailed:
    'Confirmați o singură dată că acest cont este al dumneavoastră: v-am trimis un e-mail. Deschideți linkul în acest browser, apoi apăsați din nou butonul.',
  expired: 'Încercarea a expirat sau a început în alt browser. Apăsați din nou butonul de mai jos.',
  too_many: 'Prea multe încercări într-un timp scurt. Așteptați câteva minute.',
  failed:
    'Intrarea cu contul instituției nu a reușit. Spuneți administratorului; puteți intra cu utilizatorul și parola.',
} satisfies Record<OidcFailure | 'button', string>
