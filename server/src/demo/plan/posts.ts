import { addDays, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { PostPlan } from './institution-plan.ts'

export function dealuFlorilorPosts(today: IsoDate): PostPlan[] {
  return [
    {
      title: 'Plata impozitelor locale: ultimele zile fără penalități',
      description: 'Casieria lucrează joi până la 18:30. Se poate plăti și prin transfer bancar.',
      content: `<p>Vă reamintim că impozitele și taxele locale pentru a doua jumătate a anului se plătesc <strong>fără penalități</strong> numai în termenul legal.</p>
<h2>Unde se poate plăti</h2>
<ul><li>la casieria primăriei, în programul cu publicul;</li><li>prin transfer bancar, în contul afișat la avizier;</li><li>la oficiul poștal.</li></ul>
<p>Pentru întrebări vă așteptăm la compartimentul Impozite și taxe, telefon 0244 999 015.</p>`,
      categories: ['Anunțuri', 'Taxe și impozite'],
      author: 'Lavinia Crinu',
      publishedOn: addDays(today, -2),
    },
    {
      title: 'Dezbatere publică: bugetul local pentru anul viitor',
      description:
        'Proiectul de hotărâre poate fi consultat la sediul primăriei și se primesc propuneri în scris.',
      content: `<p>Primăria Comunei Dealu Florilor invită locuitorii la dezbaterea publică a proiectului de buget.</p>
<p>Propunerile se depun la registratură sau se trimit la <a href="mailto:registratura@dealuflorilor.example">registratura@dealuflorilor.example</a>, cu mențiunea <strong>„buget”</strong>.</p>
<h2>Temei</h2><p>Legea nr. 52/2003 privind transparența decizională în administrația publică.</p>`,
      categories: ['Transparență decizională'],
      author: 'Mirela Fântânaru',
      publishedOn: addDays(today, -6),
    },
    {
      title: 'Lucrări pe strada Fântânii',
      description: 'Circulația se desfășoară alternativ, între orele 8 și 17.',
      content: `<p>În perioada următoare se toarnă stratul de uzură pe <strong>strada Fântânii</strong>. Vă rugăm să nu parcați pe carosabil.</p>
<ul><li>trafic alternativ, dirijat;</li><li>accesul riveranilor este permis;</li><li>transportul școlar circulă pe strada Livezilor.</li></ul>`,
      categories: ['Anunțuri', 'Lucrări'],
      author: 'Vasile Ulmeanu',
      publishedOn: addDays(today, -11),
    },
    {
      title: 'Adeverințe pentru APIA, fără drumuri în plus',
      description: 'Cererea se depune la registratură; adeverința se ridică în cel mult cinci zile.',
      content: `<p>Fermierii care depun dosare la APIA pot cere adeverința de rol agricol la registratură, cu actul de identitate și actele terenului.</p>
<h2>Program</h2><p>Luni – miercuri 8:00 – 16:30, joi 8:00 – 18:30, vineri 8:00 – 14:00.</p>`,
      categories: ['Registrul agricol'],
      author: 'Nicoleta Ghiocel',
      publishedOn: addDays(today, -19),
    },
    {
      title: 'Tarifele de închiriere a căminului cultural',
      description: 'Pentru evenimente de familie și adunări publice.',
      content: `<p>Căminul cultural se închiriază în ordinea cererilor depuse la registratură.</p>
<table><tbody><tr><th>Eveniment</th><th>Tarif</th></tr><tr><td>Nuntă, botez</td><td>900 lei / zi</td></tr><tr><td>Masă de pomană</td><td>200 lei</td></tr><tr><td>Adunare publică</td><td>gratuit</td></tr></tbody></table>
<p>Cererea se depune cu cel puțin 14 zile înainte.</p>`,
      categories: ['Anunțuri'],
      author: 'Lavinia Crinu',
      publishedOn: addDays(today, -26),
    },
    {
      title: 'Târgul de iarnă se deschide în fața primăriei',
      description: 'Producătorii din comună își aduc marfa trei zile la rând.',
      content: `<p>Între orele 9 și 19 găsiți în piața primăriei brânzeturi, miere, țesături și jucării din lemn făcute în comună.</p>`,
      categories: ['Evenimente'],
      author: 'Lavinia Crinu',
      publishedOn: addDays(today, 6),
    },
    {
      title: 'Programul de sărbători al primăriei',
      description: 'De completat cu zilele libere aprobate.',
      content: `<p>În zilele de sărbătoare legală primăria este închisă. Pentru urgențe sunați la telefonul de permanență.</p>`,
      categories: ['Anunțuri'],
      author: 'Mirela Fântânaru',
      publishedOn: addDays(today, 20),
      isDraft: true,
    },
  ]
}

export function valeaAlbaPosts(today: IsoDate): PostPlan[] {
  return [
    {
      title: 'Programul cu publicul al primăriei',
      description: 'Registratura este deschisă de luni până vineri.',
      content:
        '<p>Documentele se depun la registratura din Piața Primăverii nr. 1, de <strong>luni până vineri, 8:00 – 16:00</strong>.</p>',
      categories: ['Anunțuri'],
      author: 'Dorina Mesteceanu',
      publishedOn: addDays(today, -4),
    },
    {
      title: 'Colectarea deșeurilor voluminoase',
      description: 'Sâmbătă dimineața, pe toate străzile orașului.',
      content:
        '<p>Mobila și aparatele vechi se scot în fața porții până la ora 8. Nu se ridică:</p><ul><li>moloz;</li><li>anvelope;</li><li>vopsele și uleiuri.</li></ul>',
      categories: ['Anunțuri'],
      author: 'Dorina Mesteceanu',
      publishedOn: addDays(today, -13),
    },
  ]
}

export function platformPosts(today: IsoDate): PostPlan[] {
  return [
    {
      title: 'Bun venit pe platforma HDoc',
      description: 'Registratura electronică a instituțiilor publice.',
      content:
        '<p>HDoc dă fiecărui document un număr, un termen și un istoric. Instituțiile care îl folosesc au fiecare adresa lor.</p><h2>Demonstrație</h2><p>Datele acestei instalări sunt <strong>inventate</strong>.</p>',
      categories: ['Platformă'],
      author: 'Administrator Platformă',
      publishedOn: addDays(today, -30),
    },
    {
      title: 'Ce este nou: confirmarea cu cod QR',
      description: 'Cetățeanul urmărește singur starea documentului depus.',
      content:
        '<p>Confirmarea de înregistrare poartă un cod QR. El deschide o pagină cu numărul, data și starea documentului, <strong>fără date personale</strong>.</p>',
      categories: ['Platformă', 'Noutăți'],
      author: 'Administrator Platformă',
      publishedOn: addDays(today, -9),
    },
  ]
}
