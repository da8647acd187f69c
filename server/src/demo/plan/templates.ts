import type { TemplatePlan } from './institution-plan.ts'

const inRomanian = (content: string, subject = '') => ({
  ro: { subject, content },
  en: { subject: '', content: '' },
})

/** The commune words its contact page and the e-mail of its answers itself, and has texts for frequent answers. */
export const dealuFlorilorTemplates: readonly TemplatePlan[] = [
  {
    id: 1,
    kind: 'page',
    name: '',
    texts: {
      ro: {
        subject: '',
        content:
          '<p>Primăria este în centrul comunei, lângă școală. Joi suntem la ghișeu până la 18:30, pentru cei care lucrează.</p><h2>{institutie}</h2><ul><li>Adresa: {adresa}</li><li>Telefon: {telefon}</li><li>E-mail: {email}</li></ul><h2>Programul cu publicul</h2><p>{program}</p><h2>Pe cine căutați</h2><table><tbody><tr><th>Pentru</th><th>Unde</th></tr><tr><td>Cereri, petiții, adeverințe</td><td>Registratură, parter, ghișeul 1</td></tr><tr><td>Impozite și taxe</td><td>Casierie, parter, ghișeul 2</td></tr><tr><td>Certificate de urbanism</td><td>Urbanism, etajul 1</td></tr></tbody></table><p>Ne puteți scrie și prin <a href="#/formular-contact">formularul de contact</a>.</p>',
      },
      en: {
        subject: '',
        content:
          '<p>The town hall is in the centre of the commune, beside the school. On Thursdays the counter is open until 18:30.</p><h2>{institutie}</h2><ul><li>Address: {adresa}</li><li>Phone: {telefon}</li><li>E-mail: {email}</li></ul><h2>Opening hours</h2><p>{program}</p><p>You may also use the <a href="#/formular-contact">contact form</a>.</p>',
      },
    },
  },
  {
    id: 20,
    kind: 'mail',
    name: '',
    texts: inRomanian(
      'Stimată doamnă, stimate domn {deponent},\n\nVă trimitem răspunsul nostru nr. {numar} din {data}.\nRăspunde documentelor dumneavoastră: {raspunde_la}.\n\nPentru lămuriri ne găsiți la {telefon}.',
      '{institutie}: răspunsul nr. {numar} din {data}',
    ),
  },
  {
    kind: 'answer',
    name: 'Lipsesc acte',
    texts: inRomanian(
      'La cererea dumneavoastră nr. {numar} din {data} vă comunicăm că, pentru a o putea rezolva, sunt necesare și următoarele acte:\n\n- \n\nLe puteți depune la registratură sau prin portal, la {site}.',
    ),
  },
  {
    kind: 'answer',
    name: 'Nu este de competența noastră',
    texts: inRomanian(
      'Cererea dumneavoastră nr. {numar} din {data} nu este de competența primăriei. Am trimis-o, potrivit art. 6^1 din OG 27/2002, autorității competente, care vă va răspunde direct.',
    ),
  },
  {
    kind: 'resolution',
    name: 'Spre soluționare',
    texts: inRomanian('Spre soluționare, în termenul legal. Propuneri de răspuns cu două zile înainte.'),
  },
  {
    kind: 'resolution',
    name: 'Verificare în teren',
    texts: inRomanian('Se verifică în teren și se întocmește proces-verbal.'),
  },
  {
    kind: 'resolution',
    name: 'Spre știință',
    texts: inRomanian('Spre știință, fără răspuns.'),
  },
]

/** The town keeps the platform's pages but for the terms, which name its newsletter. */
export const valeaAlbaTemplates: readonly TemplatePlan[] = [
  {
    id: 2,
    kind: 'page',
    name: '',
    texts: inRomanian(
      '<p>Portalul orașului este pus la dispoziție de {institutie} și este gratuit.</p><h2>Ce puteți face aici</h2><ul><li>citiți hotărârile, dispozițiile și anunțurile;</li><li>trimiteți sesizări și mesaje, confirmate prin e-mail;</li><li>urmăriți o cerere cu codul de pe dovada de înregistrare.</li></ul><h2>Ce vă rugăm</h2><p>Scrieți date adevărate și trimiteți numai fișiere pe care aveți dreptul să le trimiteți. Petițiile fără date de identificare se clasează (art. 7 din OG 27/2002).</p><p>Întrebări: {telefon}, {email}.</p>',
    ),
  },
  {
    kind: 'answer',
    name: 'Cerere aprobată',
    texts: inRomanian(
      'Cererea dumneavoastră nr. {numar} din {data} a fost aprobată. Actul se ridică de la registratură, în programul cu publicul: {program}.',
    ),
  },
]
