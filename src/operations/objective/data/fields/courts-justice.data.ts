import { barrier, objection, role, voice } from '../../fragments.ts'
import type { DomainKnowledge } from '../../situation-types.ts'

/** Courts and justice: jury duty, court dates, expungement, reentry, victim services, legal aid. */
export const courtsJustice: DomainKnowledge = {
  tensions: [
    'a second chance for one person pulls against the memory of another person’s harm',
    'a duty to serve is weighed against a lost day’s pay',
    'wanting protection meets fear of what a report will set off',
  ],
  trusted: [
    voice('a public defender’s social worker', 'she calls before the court date and not only after it is missed'),
    voice('a court clerk at the counter', 'he may not give advice and still points to the right line'),
    voice('a person with a record who holds a steady job', 'he can say which form it took and how long'),
    voice('a victim advocate', 'she sits beside people in the hallway and explains what comes next'),
  ],
  distrusted: [
    voice('letters with a seal and a deadline', 'people have learned that they bring fines'),
    voice('record-clearing companies with a fee', 'the same form is free at the courthouse'),
    voice('candidates who promise to be tough', 'they were last seen at the courthouse for a photograph'),
  ],
  media: ['court mailings and text reminders', 'local crime and court reporting', 'notices at probation offices and legal-aid clinics'],
  objections: [
    objection(
      'a crime is a crime, and the public has a right to know about it',
      'an employer or a landlord may have a reason to ask',
      'read out which offenses can be cleared, after how many years, and who can still see them',
    ),
    objection(
      'the courts work for people who can pay a lawyer',
      'money does change how a case goes',
      'show what can be done without a lawyer and what the outcomes were for those who did it',
    ),
    objection(
      'jurors sit for hours and are sent home unused',
      'many who are called never hear a case',
      'publish how many were called and how many were seated last year, and what was changed since',
    ),
  ],
  reasons: [
    'a reminder the day before keeps a missed date from becoming a warrant',
    'a cleared record lets a person past the first question on a job or rental form',
    'a jury that looks like the county is harder to doubt',
  ],
  misreadings: [
    'an arrest without a conviction is thought to disappear by itself',
    'people think that ignoring a jury summons has no consequence or that it means jail',
    'probation, parole and bail are mixed up',
  ],
  barriers: [
    barrier(
      'money',
      'workers who lose pay for a court day',
      'the daily juror payment covers parking and little else',
      'an employer’s written promise to pay for the days served',
      'ask ten employers of hourly workers for their rule on jury days',
    ),
    barrier(
      'trust',
      'people who think any form brings them back to court',
      'the last envelope from there took their license',
      'a clinic in a library where nobody wears a uniform',
      'hold one clinic at the courthouse and one at a library and compare who comes',
    ),
    barrier(
      'information',
      'people who do not know that they qualify',
      'the law was changed after their case and nobody wrote to them',
      'a free check of the record with a person who explains it',
      'run the eligibility check for a hundred volunteers and count the surprised',
    ),
    barrier(
      'social-risk',
      'victims who fear being blamed',
      'they expect to be asked what they were wearing or why they stayed',
      'an advocate to talk to before any officer',
      'ask advocates how many callers decide against a report and for what reason',
    ),
  ],
  backfire: [
    'mug shots and handcuffs in a picture tell people with a record that they are still suspects',
    'a story of forgiveness told without the victim’s consent hurts her again',
  ],
  records: [
    'court reports on failures to appear and on juror response',
    'expungement petitions filed and granted by county',
    'Bureau of Justice Statistics tables on victims who did not report',
  ],
  scenes: [
    'a courthouse hallway with a wooden bench',
    'a summons under a magnet on the refrigerator',
    'a folding table with forms in a library',
    'a bus stop outside a jail at six in the morning',
    'a jury box with one empty chair',
  ],
  roles: [
    role('supporter', 'legal-aid and clinic volunteers', 'fill in forms on Saturdays and know the clerks by name'),
    role('supporter', 'people with a cleared record', 'got the job or the lease and will say how'),
    role('cross-pressured', 'victims who believe in second chances', 'want people to change and have not been asked what they themselves need'),
    role('opponent', 'residents who want firm sentences', 'think that the courts forget the victims first'),
    role('bystander', 'people never called to court', 'know it from television and expect a gavel'),
    role('gatekeeper', 'clerks, judges and prosecutors', 'decide which cases and dates can be moved'),
  ],
  experts: ['public defenders', 'court administrators', 'victim-services directors'],
}
