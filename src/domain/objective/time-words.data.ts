const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

export const monthWords = words(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
)
/** Words that can close a phrase of time by themselves. */
export const dateWords = words(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays spring summer fall autumn winter midsummer midwinter thanksgiving christmas easter ramadan lent passover
  hanukkah diwali eid halloween juneteenth kwanzaa purim noon midnight tomorrow tonight q1 q2 q3 q4 a.m p.m a.m. p.m. am pm homecoming yuletide advent pentecost nowruz holi midterms mid-term`,
)
/** Nouns that say when. */
export const timeNouns = words(
  `day days week weeks weekend weekends month months quarter quarters year years decade semester semesters term terms trimester season seasons session cycle harvest planting primary primaries referendum runoff election elections vote
  deadline holiday holidays break recess eve night evening morning afternoon anniversary intake window fortnight rains monsoon frost snow snowfall thaw break-up homecoming ballot midterms lambing calving period solstice equinox ramadan`,
)
/** What a thing can come before, beyond times proper: public dates of their own. */
export const eventNouns = words(
  `hearing hearings meeting meetings reading readings conference convention summit festival fair parade tournament graduation commencement opening launch closing close closure auction sale census budget audit inspection inspections enrollment registration
  kickoff freeze storm storms flood flooding floods mating spawning migration nesting hibernation tourism strike negotiations talks ruling verdict trial decision merger expiration expiry announcement announcements count polls debate debates inauguration start end beginning
  rush peak olympics games playoffs final finals exams exam test tests swearing-in ceremony gala convention congress synod assembly consultation renewal rollout switch changeover tally`,
)
/** After these "of" leads to the time itself: "the first week of June". */
export const edgeWords = words(
  'end start beginning middle close half first second third fourth last week weekend day month quarter part days weeks months 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st eve monday tuesday wednesday thursday friday saturday sunday rest turn peak height',
)
/** Verbs with which a date announces itself: "before the comment period closes". */
export const eventVerbs = words(
  `drop drops increase increases closes close opens open starts start begins begin ends end expires expire freezes freeze arrives arrive votes vote decides decide takes take reopens reopen rises rise comes come falls fall returns return lapses lapse resumes resume
  kicks kick goes go runs run adjourns adjourn convenes convene meets meet sits sit sets set hits hit is are thaws thaw passes pass launches launch turns turn melts melt leaves leave gets get breaks break peaks peak changes change issues issue prints print mails mail`,
)
/** Holidays and days of several words, without the first letter's case. */
export const namedDays =
  /^(?:new year[’']?s (?:eve|day)|new years (?:eve|day)|christmas (?:eve|day)|independence day|labou?r day|memorial day|veterans day|election day|tax day|earth day|mother[’']?s day|father[’']?s day|canada day|boxing day|bastille day|valentine[’']?s day|presidents[’']? day|columbus day|mlk day|black friday|cyber monday|giving tuesday|good friday|palm sunday|super bowl(?: sunday)?|mardi gras|cinco de mayo|international \w+ day|world \w+(?: \w+)? day)\b/i
