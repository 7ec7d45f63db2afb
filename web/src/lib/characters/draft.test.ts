import { describe, expect, it } from 'vitest';
import { blank, compared, fillSkills, freePlaces, nextPlace, parseDraft, setText, tapSkill, texts, toggled, written } from './draft';

const ROWS = [{ rating: 2, need: 1 }, { rating: 1, need: 2 }];

describe('a draft', () => {
  it('fills the pyramid from the top and frees places', () => {
    let skills = tapSkill(ROWS, {}, 'fists');
    skills = tapSkill(ROWS, skills, 'guns');
    expect(skills).toEqual({ fists: 2, guns: 1 });
    expect([nextPlace(ROWS, skills), freePlaces(ROWS, skills)]).toEqual([1, 1]);
    skills = tapSkill(ROWS, skills, 'fists');
    expect(skills).toEqual({ guns: 1 });
    expect(fillSkills(ROWS, skills, ['might', 'guns', 'stealth', 'drive'])).toEqual({ guns: 1, might: 2, stealth: 1 });
    const full = { a: 2, b: 1, c: 1 };
    expect(tapSkill(ROWS, full, 'd')).toBe(full);
  });

  it('keeps what it does not know', () => {
    const draft = blank('sotc');
    const entry = draft.file.character[0];
    entry['aspects'] = ['One', { text: 'Two', secret: true }];
    setText(entry, 'aspects', 1, 'Three');
    setText(entry, 'aspects', 3, 'Four');
    expect(entry['aspects']).toEqual(['One', { text: 'Three', secret: true }, '', 'Four']);
    expect(texts(entry, 'aspects')).toEqual(['One', 'Three', '', 'Four']);
    setText(entry, 'aspects', 3, '');
    expect(texts(entry, 'aspects')).toEqual(['One', 'Three']);
  });

  it('is written without what is empty', () => {
    const draft = blank('zerospace');
    draft.file.character[0] = { name: ' Kea ', gift: [{ name: '' }, { name: 'Eye' }], aspects: ['', 'A'] };
    draft.file.item = [{ name: 'Blaster', holder: 'Old name' }];
    const file = JSON.parse(written(draft.file)) as Record<string, unknown>;
    expect(file['character']).toEqual([{ name: 'Kea', gift: [{ name: 'Eye' }], aspects: ['A'] }]);
    expect(file['item']).toEqual([{ name: 'Blaster', holder: 'Kea' }]);
  });

  it('comes back from a text, or not at all', () => {
    const draft = { ...blank('sotc'), step: 3 };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
    for (const text of ['', '{}', '[]', 'null', '{"file":{"system":"sotc","character":[]}}']) expect(parseDraft(text)).toBeNull();
  });

  it('toggles texts whatever their case', () => {
    expect(toggled(['Bogen'], 'Dolch')).toEqual(['Bogen', 'Dolch']);
    expect(toggled(['Bogen', 'Dolch'], 'bogen')).toEqual(['Dolch']);
  });

  it('shows what has changed', () => {
    expect(compared('a\nb\nc', 'a\nx\nc').map((it) => it.sign + it.line)).toEqual([' a', '-b', '+x', ' c']);
    expect(compared('', 'a').map((it) => it.sign + it.line)).toEqual(['-', '+a']);
  });
});
