/** English prompts as people write them: everyday, fantasy, portraits, products, landscapes, long ones. One a line. */
export const english = `a red fox in a snowy forest at sunset, oil painting
cute kitten sleeping on a sofa, soft light
an old fisherman mending his nets on the pier at dawn, realistic, 35mm film
portrait of a young woman with freckles and green eyes, natural light, shallow depth of field
a cozy coffee shop on a rainy evening, warm light through the windows, watercolor
cyberpunk street at night, neon signs, rain, reflections on wet pavement, cinematic
a dragon flying over a medieval castle, epic fantasy, dramatic lighting, highly detailed
minimalist poster of a mountain and a red sun, flat design
two black cats and a white dog playing in a garden
an astronaut riding a horse on the moon, photorealistic
a bowl of ramen with steam, close-up, food photography
three sailboats on a calm lake at dawn, watercolor
a lighthouse on a cliff during a storm, waves crashing, oil painting
little girl holding a red balloon in a wheat field, golden hour
steampunk airship above a victorian city, sepia tones
a wizard reading an old book by candlelight in a stone tower
japanese garden with a red bridge and koi pond, cherry blossoms, ukiyo-e
product photo of a perfume bottle on a marble table, studio lighting, white background
a lonely tree on a hill under a starry sky
pixel art of a knight fighting a slime in a dungeon
low poly fox in a forest, isometric view
a wolf howling at the full moon, silhouette
a samurai standing in a field of red flowers, wind blowing, dramatic
a family having a picnic in the park on a sunny day
underwater scene with coral reef, sea turtles and tropical fish, sunbeams
a robot watering plants in a greenhouse, ghibli style
a bouquet of sunflowers in a vase, impressionism, thick brush strokes
stained glass window of a phoenix
a snowman with a scarf in front of a cabin, christmas lights, snow falling
a pirate ship in a storm, giant waves, lightning
paper cut art of a deer in a forest at night
a vintage car driving along a coastal road at sunset
cat astronaut floating in space, earth in the background
a mysterious forest with glowing mushrooms and fireflies, fantasy
an elephant walking through the savanna at sunrise, bird's-eye view
black and white photo of an old man smoking a pipe
a violinist playing on stage, spotlight
a bear and a rabbit having tea in the forest, children's book illustration
a train crossing a stone bridge in the mountains, autumn leaves
sketch of a sleeping cat
a futuristic city with flying cars, blue neon lights
a mermaid sitting on a rock by the sea, moonlight
headshot of a businessman in a suit, gray background
a waterfall in a tropical jungle, parrots flying
an owl on a branch, full moon, ink wash painting
a skateboarding penguin wearing sunglasses, sticker design
red panda eating bamboo, close-up
a ballerina dancing on a stage, dramatic light, oil painting
an abandoned house in a foggy field, horror, moody
a farmer with a straw hat in a rice field, terraced hills
hot air balloons over a desert canyon at sunrise
a white horse running on the beach, golden hour, motion blur
a small cottage with a thatched roof beside a stream
a bicycle leaning against a yellow wall, summer
a knight in shining armor kneeling before a queen in a great hall
the northern lights over a frozen lake, a tent, long exposure
a hummingbird drinking from a hibiscus flower, macro
an alien marketplace on mars, concept art
a plate of sushi on a wooden table, top view
dachshund puppy in a teacup, soft pastel colors
a girl with a pearl earring, in the style of Vermeer
street food vendor in Bangkok at night, film photo
a castle made of ice, aurora in the sky
a bee on a lavender flower, depth of field
a crowd of people with umbrellas crossing a street in Tokyo, from above
a monk meditating on a mountain top, misty morning
a ghost in a haunted mansion, dark, gothic
a unicorn drinking from a pond in an enchanted forest, dreamy, pastel
a tiger in the snow, hard light, extreme close-up
an old library with tall bookshelves and a ladder, warm light
a surfer riding a huge wave, low angle
a blue butterfly on a yellow flower
a rocket launching at night, smoke and fire
an island in the sky with waterfalls, surrealism
cubist portrait of a man with a guitar
a barn owl flying at dusk over a meadow
a chef cooking in a busy kitchen
two lovers sitting on a bench under a cherry tree, romantic
a polar bear on an iceberg, cold light
a hedgehog in autumn leaves, cute
a volcano erupting at night, lava flowing into the sea
a red telephone box on a snowy London street
a swan on a lake, reflection, misty light
a fox::2 forest::1 night
hot:: dog
a cat in a box, no people
an empty beach without trees, blue hour
a girl riding a bicycle with a basket of flowers
an eagle soaring above snowy mountains
a cup of coffee and a croissant on a table by the window, morning light
a phoenix rising from the ashes, vibrant colors
a mushroom house in the woods, fairy tale
a dog wearing a spacesuit
three monkeys sitting on a wall
a windmill and tulips in the Netherlands, spring
five ducks swimming in a pond
a tiny house on a giant turtle
an angel with white wings in the clouds
a goldfish in a glass bowl
a market in Marrakech, colorful spices
a viking longship in a fjord, fog
a jazz band in a smoky bar, 1950s
a gondola in Venice, sunset
cherry blossom season in Kyoto, a geisha with an umbrella
a mouse holding a lantern
a frog on a lily pad in the rain
a hiker looking at a mountain lake
a pumpkin with a carved face, halloween night
a wooden boat on a quiet river, autumn
an ancient temple ruin in the jungle, overgrown with vines
a peacock with open feathers
a samurai cat, anime style
a pizza with basil and tomatoes, flat lay
a desert caravan of camels, sand dunes, long shadows
a spaceship landing on an alien planet
a kangaroo jumping in the outback
a girl in a yellow raincoat walking in the rain
grandmother knitting by the fireplace
a basketball player dunking, dynamic angle
a panda painting a picture
portrait of an elf queen with silver hair, intricate crown, ethereal, soft light, 8k
ultra realistic photo of a lion, sharp focus, national geographic, golden light --ar 3:2
beautiful fantasy landscape, floating islands, waterfalls, crystal clear lake, epic, highly detailed, artstation, octane render, 8k
dark moody forest, a lone traveler with a lantern, fog, volumetric light, cinematic, wide shot, muted colors
futuristic samurai standing on a rooftop, neon city behind, rain, cyberpunk, ultra wide angle, moody light, film grain
an isometric diorama of a tiny japanese ramen shop, night, neon, 3d render, blender, soft shadows
retro travel poster of the moon, astronaut, art deco, bold colors
studio ghibli style countryside, a girl and a giant cat waiting at a bus stop in the rain
macro photograph of dewdrops on a spider web, morning light, bokeh
a hyperrealistic portrait of an old sailor, weathered skin, white beard, dramatic light, black background
sneakers floating in the air with splashes of paint, product photography, vivid
a watch on a black stone, reflected light, luxury
a skincare bottle among leaves and water, fresh, clean
interior of a modern living room with a gray sofa and plants, sunlight
logo of a fox, vector, minimal
tattoo design of a snake and roses
seamless pattern of lemons and leaves
kawaii avocado sticker
wedding couple on the beach at sunset, romantic, film photo
a baby sleeping in a cradle under the stars, storybook illustration
a turtle carrying a city on its back, surreal
a knight and a dragon fighting on a bridge, thunderstorm, low angle
a lone boat in a storm, woodblock print
aerial view of a winding river in an autumn forest
a dinosaur in a city street, people running
a giraffe and a zebra near a watering hole in Africa
a ladybug on a blade of grass
a steam locomotive in a snowy valley, black and white
a witch flying on a broom in front of the full moon
an octopus holding many books`
