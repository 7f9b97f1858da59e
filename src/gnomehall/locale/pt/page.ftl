# Os textos da página. O que uma jogada faz é dito pelos arquivos dos jogos.

# Jogos
weight-1 = Leve
weight-2 = Médio
weight-3 = Pesado

# Início
title-home = Gnomehall: três jogos de gnomos
title-table = { $game } · Gnomehall
title-turn = Sua vez! { $game }
home-title = Puxe um banquinho.
home-text = Três jogos de gnomos, à mesa em um minuto.
continue = Continuar { $game }
continue-with = Com { $names }
continue-forget = Tirar esta partida da estante
games = Jogos
players-word = jogadores
minutes = { $count } min
play-now = Jogar agora
with-friends = Com amigos
one-device = Neste aparelho
solo = Solo
watch-bots = Ver os robôs
have-code = Recebeu um código?
code-example = ex. MASSELBU
join = Entrar
open-tables = Mesas abertas
open-table = { $game }, { $host }: { $taken } de { $seats }
about = Sobre e créditos
no-server = O servidor não responde. Verifique se está ligado e tente de novo.
guest-names = Alecrim, Avelã, Hera, Trevo, Tília, Zimbro, Menta, Sálvia
guest-name = Visita
bot-names = Bram, Odile, Pim, Tob, Bruna, Pip, Stefa, Mira, Knud, Fenna

# Configurações
settings = Configurações
language = Idioma
theme = Claro e escuro
theme-system = Como este aparelho
theme-light = Dia
theme-dark = Noite
lamp-to-day = Mudar para dia
lamp-to-night = Mudar para noite
speed = Jogadas dos outros
speed-slow = Devagar
speed-normal = Normal
speed-instant = De uma vez
sound = Som
music = Música
music-note = Baixinha, ao fundo
guide-setting = O mago ao meu lado
guide-setting-note = Explica o que brilha até eu saber
curtain-setting = Cortina entre as vezes
curtain-setting-note = Para quem divide um aparelho
motion-reduced = Menos movimento
motion-reduced-note = As peças saltam em vez de viajar
confirm-setting = Perguntar antes de um lance que não se desfaz
confirm-setting-note = Cartas novas, mais dados, ou algo que se perderia
close = Fechar
back = Voltar à estante

# Um aparelho
device-title = Quem joga neste aparelho?
device-add = Mais um jogador
device-remove = Tirar { $name }
device-gnome = Gnomo de { $name }: { $colour }. Trocar
device-bots = Robôs à mesa
player-n = Jogador { $n }
start = Começar

# A sala
new-table = Mesa nova
stools-free = { $count ->
    [0] Todos os banquinhos estão ocupados.
    [1] Há um banquinho livre.
   *[other] Há { $count } banquinhos livres.
 }
room-invite = Convide alguém ou comece assim mesmo.
room-ready = Estão todos aqui. Comece quando quiser.
room-wait = Quem criou a mesa começa a partida.
seats-in-order = Lugares, na ordem de jogo
seat-choose = Lugar { $n }: { $name }
stool-free = Banquinho livre
stool-open = Livre
seat-bot = Robô, { $level }
seat-ready = A postos
seats-taken = { $taken } de { $of } lugares
start-bots = Robôs ocupam os banquinhos livres.
host-starts = Quem criou a mesa começa.
invite = Convidar para o lugar livre
invite-text = Jogue comigo no Gnomehall
qr = Código QR do link
send = Enviar
copy-link = Copiar link
copied = Copiado
seat-a-bot = Sentar um robô
bot-named = { $name }, um robô
remove = Tirar
level = Nível
options = Opções
options-note = Todos veem
seats-number = Lugares
option-first = Jogador inicial
option-first-random = Por sorteio
clock = Relógio
clock-note = Quando o tempo acaba, um robô continua
clock-none = Nenhum
clock-seconds = { $count } s por jogada
clock-minutes = { $count } min por jogada
clock-days = { $count ->
    [1] 1 dia por jogada
   *[other] { $count } dias por jogada
 }
clock-bank = { $minutes } min + { $plus } s
clock-left = { $name }: restam { $time }
tell-me = Avisar quando for minha vez
tell-me-note = Também com a página fechada
tell-me-refused = Este navegador não permite
room-leave = Sair
public = Aberta a todos
public-note = Listada; qualquer um pode entrar e ver
fair = Sorteio justo
fair-note = Selado agora, mostrado depois da partida
your-name = Seu nome
your-gnome = Seu gnomo
colour-green = verde
colour-blue = azul
colour-orange = laranja
colour-purple = roxo
colour-black = preto
colour-red = vermelho
join-title = { $game }: um banquinho para você
join-title-begun = { $game }: a partida começou
join-title-full = { $game }: todos os banquinhos estão ocupados
join-who = À mesa
join-look = Você pode assistir, ou aprender o jogo enquanto isso.
join-none-help = É fácil errar um código. Pergunte de novo a quem convidou, ou tente aqui.
join-full = Todos os banquinhos estão ocupados.
join-started = A partida já começou.
join-watch = Assistir
join-none = Nenhuma mesa com este código
sit-down = Sentar

# A mesa
you = Você
players = { $count ->
    [1] 1 jogador
   *[other] { $count } jogadores
 }
what-ends = O que encerra o jogo
opponents = Adversários
points-of = { $name }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 }. Mostrar de onde vêm
if-ended-now = Se acabasse agora
total = Total
away = Ausente
away-note = { $name } está ausente.
lent = Um robô joga neste lugar
lend = Deixar um robô jogar
lend-mine = Um robô joga por mim
lend-mine-note = Você pode retomar o lugar quando quiser
lent-mine = Um robô joga por { $name }
resume = Voltar a jogar
your-turn = Sua vez
turn-of = Vez de { $name }
thinking = { $name } está pensando.
waiting-for = Esperando { $name }.
match-over = A partida acabou
chance = Sorte
steps-left = { $left ->
    [1] 1 de { $of } ações restante
   *[other] { $left } de { $of } ações restantes
 }
moves-possible = { $count ->
    [1] 1 jogada é possível.
   *[other] { $count } jogadas são possíveis.
 }
legal-moves = O que você pode fazer
on-the-table = Na mesa
see-result = Ver o resultado
line-lost = Conexão perdida. Tentando de novo.
line-lost-kept = Conexão perdida. Sua jogada está guardada.
opening = Abrindo a porta…
file-large = Este arquivo é grande demais.
gone-title = Esta mesa não está aqui
gone-text = O link pode ser antigo, ou só abre com a chave. Peça o link de novo ou abra uma mesa nova.
lost-title = Não há tal sala
lost-text = O endereço não leva a lugar nenhum.

# Desfazer
undo = Desfazer
undo-ask = Pedir para desfazer
undo-asked = { $name } gostaria de voltar uma jogada. Tudo bem?
undo-fixed = Não se pode desfazer além de: { $move }
undo-all = Trancado aqui. Desfazer até este ponto
undo-to = Desfazer até: { $move }
undo-beads = Suas jogadas. Desfazer vai até o cadeado
undo-none = Nada pode ser desfeito: { $move }.
undo-nothing = Ainda não há nada a desfazer.
yes = Sim
no = Não
sure = Tem certeza?
sure-no = Não, espere

# Diário, repetição, conversa
log = Diário
log-moves = Jogadas até agora
log-close = Fechar o diário
log-empty = Nada aconteceu ainda.
log-since = Diário, { $count ->
    [0] nada desde a sua última vez
    [1] 1 jogada desde a sua última vez
   *[other] { $count } jogadas desde a sua última vez
 }
since-you = Desde a sua última vez
since-start = Desde o início
replay = Repetir
replaying = Desde a sua última vez
skip = Pular
chat = Conversa
chat-unread = Conversa, { $count ->
    [1] 1 nova mensagem
   *[other] { $count } novas mensagens
 }
chat-say = Diga algo
chat-send = Enviar
chat-hush = Não ouvir quem só assiste
react = Reagir
react-cheers = Saúde
react-nice = Boa

# Dica
hint = Dica: onde olhar
hint-title = Dica { $step } de 3
hint-more = Mostrar a jogada e o porquê
hint-best = Mostrar os números
hint-agree = Dicas para todos
hint-agree-note = Só se todos à mesa concordarem
hint-move = Jogada
hint-margin = Pontos à frente
hint-win = Chance de vencer
hint-equal = tão boa quanto a melhor
hint-sure = O intervalo mostra quanto a busca já se firmou no próprio juízo (95 %).
hint-asking = Pensando…

# O fim
end-you = Você vence por { $margin }
end-name = { $name } vence por { $margin }
end-you-tie = Você vence no desempate
end-name-tie = { $name } vence no desempate
end-shared = Vitória dividida: { $names }
end-solo = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 }
end-points = { $points ->
    [1] 1 ponto.
   *[other] { $points } pontos.
 }
moves-made = { $count ->
    [1] 1 jogada
   *[other] { $count } jogadas
 }
every-point = Cada ponto e de onde veio
player = Jogador
from-what = De onde
the-match = A partida
the-match-note = pontos se tivesse acabado ali, jogada a jogada
plot-label = Pontos jogada a jogada. { $title }
whose = De quem
rematch = Revanche
share = Compartilhar
record = Registro
record-saved = O registro foi salvo.
verify = Conferir sorteio
shuffle-checking = Seu navegador está conferindo o sorteio …
shuffle-fair = { $count ->
    [1] O sorteio foi conferido no seu navegador: 1 sorteio, sem alteração.
   *[other] O sorteio foi conferido no seu navegador: { $count } sorteios, nenhum alterado.
 }
shuffle-none = Nenhum sorteio desta partida pôde ser conferido.
shuffle-share = A semente foi prometida antes que o servidor conhecesse a parte do seu navegador no sorteio.
shuffle-no-share = A semente foi prometida antes da partida; seu navegador não teve parte no sorteio.
shuffle-late = Seu navegador chegou depois do início da partida e não pôde guardar a promessa de antes.
shuffle-told = Com estas cartas, o que podia sair em cada sorteio é a palavra do servidor.
shuffle-promise = Prometido:
shuffle-failed = Não foi possível conferir o sorteio: o servidor não responde.
shuffle-alarm = O sorteio não confere.
shuffle-alarm-do = Salve o registro e mostre-o aos outros.
shuffle-alarm-seed = O que o servidor mostra como semente não é uma semente.
shuffle-alarm-commitment = A semente não é a que foi prometida antes da partida.
shuffle-alarm-broken = O servidor prometeu uma semente e depois outra.
shuffle-alarm-share = As partes dos jogadores no sorteio foram alteradas.
shuffle-alarm-deal = A semente não é a do número deste jogo.
shuffle-alarm-given = O servidor diz agora que a partida começou depois de um número de jogadas diferente do que disse antes.
shuffle-alarm-seen = Durante a partida saiu outra coisa do que o servidor diz agora.
shuffle-alarm-odds = Antes de “{ $said }” (jogada { $move }) podia sair outra coisa do que o servidor diz.
shuffle-alarm-draw = “{ $said }” (jogada { $move }) não foi sorteado: a semente dá “{ $due }”.
see-table = Ver a mesa

# Sobre
about-games = Os jogos
about-games-text =
    Gemas & Gnomos, Gnomopolis e Gnomeland são jogos de tabuleiro de seus autores e editoras; todos os direitos são deles.
    O Gnomehall os joga pelas regras publicadas, com imagens próprias. Se gostar deles aqui, procure os de verdade: uma caneca cheia de gnomos é melhor na mão.
about-install = No seu aparelho
about-install-text = O Gnomehall pode ser instalado como um aplicativo: no menu do navegador escolha Instalar, ou Adicionar à tela inicial. Regras, pontuador e seus registros então abrem também sem rede.
about-art = Imagens e letras
about-art-text = Todas as imagens e todos os ícones foram desenhados para o Gnomehall; nenhum conjunto de ícones é usado. Fontes: Grenze e Nunito Sans, sob a Open Font License.
about-fair = Sorte justa
about-fair-text = Antes da primeira jogada o servidor sela uma semente secreta e mostra o selo. Depois da partida a semente é revelada, e qualquer um pode refazer cada sorteio.
about-free = Software livre
about-free-text = O Gnomehall é software livre sob a licença MIT.
about-docs = Documentação: hospedar, criar, pesquisar, desenvolver
about-version = Gnomehall, versão { $version }

# Partidas vistas de novo
own-records = Seus registros
review-mine = Analisar minha partida
daily = Jogo do dia
puzzles = Desafios
campaigns = Campanhas
doors = Mais para jogar
doors-daily = O mesmo jogo para todos, ao lado do resultado do robô
doors-campaign = Uma história para cada jogo, lugar por lugar
doors-next = A seguir: { $place }
doors-stars = { $stars } de { $most }
doors-row = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
 }

# Learn, card editor, scorer
step-less = { $what }: menos um
step-more = { $what }: mais um
step-most = Não há mais do que { $most }.
nav-aids = Aprender e ferramentas
nav-learn = Aprender a jogar
nav-scorer = Pontuar uma mesa real
nav-editor = Os seus conjuntos de cartas
offline-bar = Sem conexão com o servidor. Regras, pontuador e seus registros abrem assim mesmo; para jogar, é preciso o servidor.
card-set = Cartas: { $name }
cards-choice = Cartas
cards-standard = do Gnomehall

## O salão sem servidor

plays-here = Joga-se neste dispositivo, sem servidor
engine-loading = O salão vem a caminho: { $done } de { $total } MB. Entretanto, pode ler as regras.
engine-starting = O salão chegou e está a abrir…
engine-progress = O salão está a carregar
engine-coming = A chegar: { $done } de { $total } MB
engine-failed = Não foi possível carregar o salão.
engine-again = Tentar de novo
storage-full = Este navegador já não guarda nada desta página: pode continuar a jogar, mas fechar o separador perde a partida.
friends-need-server = Os amigos entram por uma ligação, e uma ligação precisa de um servidor: esta página funciona só no seu dispositivo. Joguem num só dispositivo, ou peçam a quem tenha um salão.
